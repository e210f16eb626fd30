/** What the versions after 0.1.0 have moved, renamed and removed. */

/** The exports of `tackboard` in 0.1.0 that are in the entry point of their area. */
const moved = {
  'tackboard/auth': `
    AccountRecovery AccountRecoveryProps AccountSwitcher AccountSwitcherProps AuthContainer
    AuthFlowProps AuthModal AuthModalProps AuthUpsell AuthUpsellProps BirthdayDone BirthdayStep
    BirthdayStepProps EmailVerificationModal EmailVerificationModalProps Inviter LoggedIn LoginMethod
    LoginPage LoginPageProps OffsitePage OffsitePageProps OneTap OneTapClosed OneTapProps Person
    Personalization ProviderKind ProviderShortCode SavedAccount SignupPage SignupPageProps SignupSource
    SocialProvider Switched Viewer forgetPerson loginMethods methodOfProvider providerKinds saveAccount
    shortCodeOf`,
  'tackboard/saving': `
    AddSectionModal AddSectionModalProps Board BoardForm BoardFormProps BoardInvites BoardPicker
    BoardPickerProps BoardSection Collaborator PinDescription PinDescriptionProps PinMedia PinSaved
    PinSavedDialog PinSavedDialogProps PinToSave SaveConfirmation SaveConfirmationProps SaveToBoardModal
    SaveToBoardModalProps SavedActions SiteType SizedPicture`,
  'tackboard/people': `
    BlockButton BlockButtonProps FollowButton FollowButtonProps FollowRow FollowRowProps Member MovePins
    MovePinsProps PinMove PinMover PinPlace`,
  'tackboard/views': `
    AccountSwitcherView AccountSwitcherViewProps AgeProtectedView AgeProtectedViewProps AuthHero
    AuthHeroProps BirthdayView BirthdayViewProps BlockButtonView BlockButtonViewProps BoardCreatedView
    BoardCreatedViewProps BoardFormView BoardFormViewCallbacks BoardFormViewProps BoardFormViewState
    BoardPickerView BoardPickerViewCallbacks BoardPickerViewProps BoardPickerViewState
    CollaboratorsField CollaboratorsFieldProps ConsentsView ConsentsViewProps CreatorCard
    CreatorCardProps EmailAlreadyExistView EmailAlreadyExistViewProps EmailCollectionView
    EmailCollectionViewProps EmailVerificationView EmailVerificationViewProps FacebookRemovedBanner
    FacebookRemovedBannerProps FollowButtonView FollowButtonViewProps FollowRowView FollowRowViewProps
    HashtagField HashtagFieldProps LoadingOverlay LoadingOverlayProps LoginMfaView LoginMfaViewProps
    LoginView LoginViewCallbacks LoginViewProps LoginViewState NoticeDialog NoticeDialogProps NoticeName
    OffsiteScreen OffsiteView OffsiteViewProps OneTapView OneTapViewProps PinPictureProps PinPreview
    PinPreviewProps PinSavedView PinSavedViewProps RequestEmailView RequestEmailViewProps
    RespondMessageView RespondMessageViewProps SaveConfirmationView SaveConfirmationViewProps SaveStep
    SaveToBoardView SaveToBoardViewProps SectionFormView SectionFormViewProps SectionPickerView
    SectionPickerViewProps SignupErrorRow SignupView SignupViewCallbacks SignupViewProps SignupViewState
    SocialSignupWithAgeView SocialSignupWithAgeViewProps UnderageConfirmationView
    UnderageConfirmationViewProps UnderageTitle UnderageTitleProps UpsellEmail UpsellEmailProps
    WelcomeLoadingView WelcomeLoadingViewProps`,
} as const

/** The entry point of each name that `tackboard` no longer exports. */
export const entryOf: ReadonlyMap<string, string> = new Map(
  Object.entries(moved).flatMap(([entry, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, entry] as const),
  ),
)

/** The exports that have another name. They keep their old one in the files that import them. */
export const renamed: ReadonlyMap<string, { readonly name: string; readonly entry: string }> = new Map([
  ['FacebookSignupUnavailableBanner', { name: 'SignupUnavailableBanner', entry: 'tackboard/views' }],
  ['LogEntry', { name: 'LogEvent', entry: 'tackboard' }],
])

/** Members of a memory platform that have another name: `platform.cookies.kept`. */
export const renamedMembers: ReadonlyMap<string, string> = new Map([
  ['cookies.kept', 'stored'],
  ['oneTap.looks', 'polls'],
])

const noticeReset = 'is part of `reset`, one object with what the dialog needs to reset a password.'

/** Attributes of a component that are gone, with what to do. `*`: the component needs another attribute. */
export const attributes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  OneTap: {
    onNeedsAge: 'is gone: OneTap asks for the birthday. Remove it, and the page that it led to.',
  },
  LoginView: { person: 'is gone: show the picture in the title of the page, by AuthHero.' },
  NoticeDialog: Object.fromEntries(
    'email isPending error resetHref canReset onReset onResend'.split(' ').map((name) => [name, noticeReset]),
  ),
  FacebookSignupUnavailableBanner: {
    '*': 'is SignupUnavailableBanner: give it `providers`, those that are closed to new members.',
  },
  BoardForm: {
    onCreated: 'no longer has to invite anybody: BoardForm sends the invites. Remove your own call.',
  },
}

/** Words that mean something else now or nothing, in files that import the entry point. */
export const words: readonly { readonly word: string; readonly entry: RegExp; readonly what: string }[] = [
  {
    word: 'unifiedReset',
    entry: /^tackboard$/,
    what: 'policy.unifiedReset is the experiment unified_password_reset: give it to TackboardProvider in `experiments`.',
  },
  { word: 'meets', entry: /^tackboard\/mocks/, what: 'UserRow.meets is called `outcome`.' },
  {
    word: 'setUnderageFlag',
    entry: /^tackboard\/machines$/,
    what: 'The actor setUnderageFlag belongs to underageMachine; provide it there.',
  },
  {
    word: 'trustSsoInfo',
    entry: /^tackboard\/machines$/,
    what: 'trustSsoInfo takes `redirectUri`, too.',
  },
]

/** Message keys that are gone. */
export const messageKeys: ReadonlyMap<string, string> = new Map([
  ['oneTap.offer', 'is `oneTap.title` and `oneTap.body`.'],
  ...['boardBusy', 'failed', 'followFailed', 'moveFailed', 'unfollowFailed'].map((key): [string, string] => [
    `saving.toast.${key}`,
    "is gone: these toasts have the sentences of the error catalogue's keys, such as `save.error.offline`.",
  ]),
])

/** Design tokens that have another name, as they are written: `tokens.type[12]`. */
export const tokenNames: ReadonlyMap<string, string> = new Map([
  ['type[12]', 'type.legal'],
  ['type[28]', 'type[24] or type[32]'],
  ['radius[8]', 'radius[10]'],
])
