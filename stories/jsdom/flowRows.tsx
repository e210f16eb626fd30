import type { ReactNode } from 'react'
import { sensitiveAdvisory } from '../../mocks/fixtures/advisories.ts'
import { faceOf } from '../../mocks/fixtures/faces.ts'
import { wren } from '../../mocks/fixtures/sessions.ts'
import { createMemoryPlatform, createMemoryPromoteServices, type ScenarioName } from '../../mocks/index.ts'
import * as auth from '../../src/auth.ts'
import * as business from '../../src/business.ts'
import * as createPin from '../../src/createPin.ts'
import { SAVED_ACCOUNTS_KEY } from '../../src/domain/auth/savedAccounts.ts'
import * as people from '../../src/people.ts'
import * as promote from '../../src/promote.ts'
import * as saving from '../../src/saving.ts'
import * as search from '../../src/search.ts'
import { createPinHref, withPicture } from '../../testing/stage/createPinHref.ts'

/** A flow, and the first element that the user finds in it. */
export interface FlowRow {
  readonly node: ReactNode
  /** The provider's props. Default: none, which means a visitor in a browser. */
  readonly settings?: Omit<auth.TackboardProviderProps, 'children'>
  /** Default: only the tables. */
  readonly given?: ScenarioName
  /** The button that opens it. Default: it is already open. */
  readonly opensBy?: string | RegExp
  /** The role and the accessible name. */
  readonly finds: readonly [role: string, name: string | RegExp]
}

const memory = createMemoryPlatform
const member = { session: wren }
const partner = { session: { ...wren, isPartner: true } }
const sage = {
  id: '4',
  fullName: 'Sage Dogwood',
  username: 'sage',
  imageUrl: faceOf('4'),
  isFollowed: false,
  isBlocked: false,
  followerCount: 1_204,
  isVerified: false,
}
const board = { id: '201', name: 'Garden rooms' }
const pin = { id: '1', imageUrl: '/pins/lake.svg', color: '#4f7f8c' }
const ignored = () => undefined
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36'

/** Every flow by the name of its component. */
export const flowRows: Readonly<Record<string, FlowRow>> = {
  AccountRecovery: { node: <auth.AccountRecovery />, finds: ['link', 'reset your password'] },
  AccountSwitcher: {
    node: <auth.AccountSwitcher />,
    settings: {
      ...member,
      platform: memory({ stored: { [SAVED_ACCOUNTS_KEY]: { accounts: [{ id: '4', username: 'sage' }] } } }),
    },
    finds: ['button', /^sage/],
  },
  AuthModal: { node: <auth.AuthModal onClose={ignored} />, finds: ['heading', 'Log in'] },
  AuthUpsell: { node: <auth.AuthUpsell />, finds: ['heading', 'Sign up to see more'] },
  BirthdayStep: { node: <auth.BirthdayStep />, finds: ['button', 'Continue'] },
  ConnectPage: { node: <auth.ConnectPage />, finds: ['heading', /./] },
  EmailVerificationModal: {
    node: <auth.EmailVerificationModal />,
    settings: { viewer: { type: 'AUTH', isAuth: true, hasVerifiedEmail: false } },
    finds: ['button', 'Got it'],
  },
  LoginFlyout: { node: <auth.LoginFlyout trigger="Enter" />, opensBy: 'Enter', finds: ['textbox', 'Email'] },
  LoginPage: { node: <auth.LoginPage />, finds: ['textbox', 'Email'] },
  PasskeyList: { node: <auth.PasskeyList />, settings: member, finds: ['button', 'Rename MacBook Pro'] },
  PasswordResetPage: { node: <auth.PasswordResetPage />, finds: ['textbox', 'Email or username'] },
  NewPasswordPage: {
    node: <auth.NewPasswordPage search="?token=wrens-link" />,
    finds: ['button', 'Save new password'],
  },
  OffsitePage: {
    node: <auth.OffsitePage href="https://app.example/offsite/?url=https://wren.example/" />,
    settings: { platform: memory() },
    finds: ['heading', /./],
  },
  OneTap: {
    node: <auth.OneTap />,
    settings: { experiments: { one_tap: true }, platform: memory({ userAgent: chrome }) },
    given: 'oneTap.newcomer',
    finds: ['heading', /^Welcome/],
  },
  SignupPage: { node: <auth.SignupPage />, finds: ['button', 'Continue'] },
  SsoSignupPage: { node: <auth.SsoSignupPage email="robin.new@acme.example" />, finds: ['button', /./] },
  BusinessAccess: {
    node: <business.BusinessAccess />,
    settings: partner,
    finds: ['button', /^Your profile/],
  },
  ProfileSwitcher: {
    node: (
      <business.BusinessAccess header={null}>
        <business.ProfileSwitcher />
      </business.BusinessAccess>
    ),
    settings: partner,
    finds: ['button', /^Your profile/],
  },
  CreatePinPage: {
    node: <createPin.CreatePinPage />,
    settings: { ...member, platform: memory({ href: createPinHref(withPicture) }) },
    finds: ['option', /^Blue sofa/],
  },
  BlockButton: { node: <people.BlockButton member={sage} />, settings: member, finds: ['button', /^Block/] },
  FollowButton: {
    node: <people.FollowButton member={sage} />,
    settings: member,
    finds: ['button', 'Follow Sage Dogwood'],
  },
  FollowRow: {
    node: <people.FollowRow members={[sage]} />,
    settings: member,
    finds: ['button', 'Follow Sage Dogwood'],
  },
  MovePins: {
    node: <people.MovePins>{() => <button>Move</button>}</people.MovePins>,
    settings: member,
    finds: ['button', 'Move'],
  },
  AdsPage: {
    node: <promote.AdsPage services={createMemoryPromoteServices()} />,
    settings: { ...member, policy: { promote: { listsAds: true } } },
    finds: ['button', /^Pause/],
  },
  QuickPromote: {
    node: (
      <promote.QuickPromote
        advertiserId="549755885175"
        services={createMemoryPromoteServices()}
        target={{ kind: 'pin', pinId: '21' }}
        billingSlot={() => null}
      />
    ),
    settings: { ...member, country: 'US' },
    finds: ['heading', 'Promote your Pin'],
  },
  AddSectionModal: {
    node: <saving.AddSectionModal board={board} onCreated={ignored} onClose={ignored} />,
    settings: member,
    finds: ['textbox', 'Name'],
  },
  BoardForm: {
    node: <saving.BoardForm onCreated={ignored} onCancel={ignored} />,
    settings: member,
    finds: ['button', 'Create'],
  },
  BoardPicker: {
    node: <saving.BoardPicker pin={pin} onChoose={ignored} onCreate={ignored} />,
    settings: member,
    finds: ['option', /^Blue sofa/],
  },
  PinDescription: {
    node: <saving.PinDescription label="Description" value="" onValue={ignored} />,
    finds: ['textbox', 'Description'],
  },
  PinSavedDialog: {
    node: <saving.PinSavedDialog pinId="1" board={{ ...board, url: null }} onClose={ignored} />,
    settings: member,
    finds: ['heading', /./],
  },
  SaveConfirmation: {
    node: <saving.SaveConfirmation board={board} onDismiss={ignored} />,
    finds: ['status', ''],
  },
  SaveToBoardModal: {
    node: <saving.SaveToBoardModal pin={pin} isOpen onClose={ignored} />,
    settings: member,
    finds: ['option', /^Blue sofa/],
  },
  SearchAdvisory: { node: <search.SearchAdvisory advisory={sensitiveAdvisory} />, finds: ['heading', /./] },
}

/** All exported components except the provider, which is not a flow. */
export const flowNames = [auth, business, createPin, people, promote, saving, search]
  .flatMap((area) => Object.keys(area))
  .filter(
    (name, index, all) => /^[A-Z]/.test(name) && name !== 'TackboardProvider' && all.indexOf(name) === index,
  )
