import type { EveryEndpoint } from '../../src/api/everyEndpoint.ts'
import { adServiceMeanings, promoteServiceMeanings } from './appServices.ts'

type CallName = keyof EveryEndpoint

/** The calls of a component. */
export interface FlowCalls {
  readonly needs: readonly CallName[]
  /** By what the calls are for. Without them the rest works. */
  readonly without?: Readonly<Record<string, readonly CallName[]>> | undefined
  /** What the app asks its server itself, by the function of `services`. */
  readonly services?: Readonly<Record<string, string>> | undefined
}

const signup = [
  'checkEmailExists',
  'validateEmail',
  'validatePassword',
  'validateBirthday',
  'register',
] as const
const besides = {
  'single sign-on, asked while the email is typed': ['checkSso', 'exchangeSsoCode'],
  'a forgotten password': ['forgotPassword'],
  'signing up with Facebook': ['readFacebookProfile'],
  'an account whose Facebook is gone': ['readFacebookLoginData'],
  'the picture of `pinId`': ['readPin', 'queryPin'],
  '`policy.passkeys`': ['readPasskeyRequest', 'verifyPasskey', 'readPasskeyCreation', 'registerPasskey'],
} as const
const login: FlowCalls = { needs: ['logIn'], without: { 'signing up from it': signup, ...besides } }
const collaborators = ['suggestCollaborators', 'searchCollaborators', 'inviteCollaborators'] as const
const board = { 'creating a board': ['createBoard'], collaborators } as const
const sections = { sections: ['readSections', 'createSection'] } as const
const hashtags = { hashtags: ['autocomplete'] } as const
const follow: FlowCalls = {
  needs: ['followUser', 'unfollowUser'],
  without: { 'an unverified email': ['resendVerification'] },
}

/** What each component calls, for members and visitors. A visitor who presses Save or Follow also needs what `LoginPage` does. */
export const flowCalls = {
  LoginPage: login,
  LoginFlyout: login,
  AuthModal: login,
  AuthUpsell: login,
  SignupPage: { needs: signup, without: { 'logging in from it': ['logIn'], ...besides } },
  SsoSignupPage: { needs: signup, without: { 'logging in from it': ['logIn'], ...besides } },
  PasswordResetPage: { needs: ['forgotPassword'] },
  NewPasswordPage: { needs: ['checkPasswordLink', 'setPassword'] },
  OneTap: {
    needs: ['logIn', 'register'],
    without: { 'what Google does not know': ['checkEmailExists', 'readFacebookProfile'] },
  },
  AccountSwitcher: { needs: ['switchAccount', 'logIn'] },
  AccountRecovery: { needs: ['readFacebookLoginData'] },
  PasskeyList: {
    needs: ['readPasskeys'],
    without: {
      'adding one': ['readPasskeyCreation', 'registerPasskey'],
      'renaming one': ['renamePasskey'],
      'removing one': ['removePasskey'],
    },
  },
  BirthdayStep: { needs: ['submitBirthday'] },
  EmailVerificationModal: { needs: ['resendVerification'] },
  OffsitePage: { needs: ['checkOffsite'] },
  ConnectPage: { needs: [] },
  useLogOut: { needs: ['logOut'] },

  SaveToBoardModal: {
    needs: ['readBoards', 'repin'],
    without: {
      'a picture that is no pin yet': ['createPin'],
      'the board that has the pin': ['readPinnedTo'],
      'names for a new board': ['readTitleSuggestions'],
      'boards saved to last': ['readSaveBehavior'],
      ...board,
      ...sections,
      'the toast after a save': ['readBoard', 'readSection'],
      '`policy.saving.findsDuplicates`': ['findDuplicates'],
      '`policy.saving.undoSaves`': ['removePin', 'movePins'],
      "`policy.saving.pinReads: 'query'`": ['querySavedPin'],
      ...hashtags,
    },
  },
  BoardPicker: {
    needs: ['readBoards'],
    without: {
      'the board that has the pin': ['readPinnedTo'],
      'names for a new board': ['readTitleSuggestions'],
      "`policy.saving.pinReads: 'query'`": ['querySavedPin'],
    },
  },
  BoardForm: {
    needs: ['createBoard'],
    without: { collaborators, 'boards saved to last': ['readSaveBehavior'] },
  },
  AddSectionModal: { needs: ['createSection'] },
  PinSavedDialog: {
    needs: ['readSavedPin'],
    without: {
      'following its creator': ['followUser', 'unfollowUser', 'resendVerification'],
      "`policy.saving.pinReads: 'query'`": ['querySavedPin'],
    },
  },
  SaveConfirmation: { needs: [] },
  PinDescription: { needs: [], without: hashtags },

  FollowButton: follow,
  FollowRow: { needs: [...follow.needs, 'followUsers'], without: follow.without },
  BlockButton: { needs: ['blockUser', 'unblockUser'] },
  MovePins: { needs: ['movePins', 'moveAllPins', 'moveToSection', 'removeFromSection'] },

  CreatePinPage: {
    needs: ['findPinImages', 'readBoards', 'createPin'],
    without: {
      'a pin of your own site': ['repin', 'readPinnedTo'],
      'fetching the picture early': ['registerImage'],
      'boards saved to last': ['readSaveBehavior'],
      ...board,
      ...sections,
      '`policy.saving.undoSaves`, on a phone': ['removePin', 'movePins'],
      '`policy.saving.findsDuplicates`': ['findDuplicates'],
      'the offer to claim a site': ['readSettings', 'recordUserState'],
      ...hashtags,
    },
  },
  BusinessAccess: { needs: ['readProfiles'] },
  useViewedProfile: { needs: ['readPin'] },
  AdsPage: { needs: [], services: adServiceMeanings },
  QuickPromote: {
    needs: ['promotePin', 'readSavedPin'],
    without: {
      'a product group': ['promoteProductGroup'],
      "`policy.saving.pinReads: 'query'`": ['querySavedPin'],
    },
    services: promoteServiceMeanings,
  },
  SearchAdvisory: { needs: [] },
} as const satisfies Readonly<Record<string, FlowCalls>>

export type ComponentName = keyof typeof flowCalls

export const isComponent = (name: string): name is ComponentName => Object.hasOwn(flowCalls, name)
