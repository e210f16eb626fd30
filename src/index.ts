/**
 * `tackboard`: what flows of every area have in common. The flows themselves are in the entry point of their area: from here, esbuild would
 * load the code of all of them with any of them.
 */
export * from './api.ts'
export * from './messages.ts'
export { TackboardProvider, type TackboardProviderProps } from './flows/runtime/TackboardProvider.tsx'
export { deviceCodes, type Device } from './domain/navigation/deviceCodes.ts'
export { createLruCache } from './domain/navigation/lruCache.ts'
export {
  emptyHistory,
  goBack,
  goForward,
  pushAddress,
  type NavigationHistory,
} from './domain/navigation/navigationHistory.ts'
export { isReservedQueryKey, reservedQueryKeys } from './domain/navigation/reservedQuery.ts'
export { truncateText } from './domain/text/truncate.ts'
export { defaultPolicy, resolvePolicy, type Policy, type PolicyOverrides } from './domain/policy/policy.ts'
export type { CodeSlot } from './domain/policy/codes.ts'
export type { Timing } from './domain/policy/timing.ts'
export type { MfaMethod, OtherMfaMethod } from './domain/auth/mfaMethods.ts'
export type { PathsPolicy } from './domain/policy/pathsPolicy.ts'
export type { CallName } from './domain/policy/callName.ts'
export type { ProviderGlyphs } from './views/auth/shell/ProviderLogo.tsx'
export type { TwoFactorPolicy } from './domain/policy/twoFactorPolicy.ts'
export type { Money } from './domain/money/money.ts'
export type { BudgetReading, TypedBudget } from './domain/promote/budgetReading.ts'
export type { Experiments } from './flows/runtime/config.ts'
export type {
  AttemptDetails,
  ErrorEvents,
  FailureDetails,
  InfoEvents,
  LogEvent,
} from './flows/runtime/logEvents.ts'
export { useResourceRedirect, type ResourceFate } from './flows/runtime/useResourceRedirect.ts'
export { createBrowserPlatform, type BrowserPlatformOptions } from './platform/browser.ts'
export { StyleCache, type StyleCacheProps } from './theme/StyleCache.tsx'
export { StyleNonce, type StyleNonceProps } from './theme/StyleNonce.tsx'
export {
  Toaster,
  type ToastAction,
  type ToastClock,
  type ToasterProps,
  type ToastItem,
} from './ui/feedback/Toaster.tsx'
export { SavingToasts, type RepeatableToast, type SavingToastsProps } from './flows/runtime/SavingToasts.tsx'
export { useToasts, type AnyToast, type PendingToast } from './flows/runtime/useToasts.ts'
export { reportToOpener } from './platform/opener.ts'
export type { Platform } from './platform/platform.ts'
export type { AmountReading } from './domain/money/readAmount.ts'
export type { DeviceCode } from './domain/navigation/deviceCodes.ts'
export type { LruCache } from './domain/navigation/lruCache.ts'
export type { Overrides } from './domain/policy/overrides.ts'
export type { ProviderTransport } from './domain/policy/policy.ts'
export type { ByCountry } from './domain/policy/promotePolicy.ts'
export type { SavingPolicy } from './domain/policy/savingPolicy.ts'
export type { AccountSwitcherRowId } from './errors/auth/accountSwitcher.errors.ts'
export type { AuthRowId, ErrorSlots as AuthErrorSlots } from './errors/auth/auth.errors.ts'
export type { BirthdayRowId } from './errors/auth/birthday.errors.ts'
export type { EmailVerificationError } from './errors/auth/emailVerification.errors.ts'
export type { NewPasswordRowId, NewPasswordSlots } from './errors/auth/newPassword.errors.ts'
export type { OffsiteError } from './errors/auth/offsite.errors.ts'
export type { OneTapRowId } from './errors/auth/oneTap.errors.ts'
export type { PasswordResetRowId, PasswordResetSlots } from './errors/auth/passwordReset.errors.ts'
export type { SignupRowId } from './errors/auth/signup.errors.ts'
export type { Failure, FailureKind } from './errors/failure.ts'
export type { EveryRowId } from './errors/index.ts'
export type { PeopleRowId } from './errors/people/people.errors.ts'
export type { PinMoveError } from './errors/people/pinMove.errors.ts'
export type { PromoteErrors, QuickPromoteRowId } from './errors/promote/promote.errors.ts'
export type { PasskeyCreationRowId } from './errors/auth/passkeyCreation.errors.ts'
export type { AdEditRowId, AdListRowId } from './errors/promote/adList.errors.ts'
export type { PasskeyListRowId } from './errors/auth/passkeyList.errors.ts'
export type { PasskeyLoginRowId } from './errors/auth/passkeyLogin.errors.ts'
export type { ErrorSlots } from './errors/rows.ts'
export type { BoardFormError, BoardFormRowId } from './errors/saving/boardForm.errors.ts'
export type { FailedSave } from './errors/saving/save.errors.ts'
export type { SectionFormRowId } from './errors/saving/sectionForm.errors.ts'
export type { ConfigProps } from './flows/runtime/TackboardProvider.tsx'
export type { BusinessInfoEvents } from './flows/runtime/logEvents.business.ts'
export type { CreatePinErrorEvents, CreatePinInfoEvents } from './flows/runtime/logEvents.createPin.ts'
export type { PasskeyInfoEvents } from './flows/runtime/logEvents.passkeys.ts'
export type { PeopleInfoEvents } from './flows/runtime/logEvents.people.ts'
export type { PromoteInfoEvents } from './flows/runtime/logEvents.promote.ts'
export type { SearchInfoEvents } from './flows/runtime/logEvents.search.ts'
export type { AttemptFailure, EventsOf, NoDetails, OffsiteDetails } from './flows/runtime/logEvents.ts'
export type {
  BeaconPort,
  CredentialStore,
  MessageCodePort,
  OptionalPorts,
  PasskeyPort,
  PicturePort,
  StepPort,
  WindowPort,
} from './platform/page.types.ts'
export type {
  BotCheckPort,
  Clock,
  Cookies,
  GoOptions,
  Navigation,
  OneTapPort,
  PopupPort,
  ProviderPort,
  Storage,
} from './platform/platform.ts'
export type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyDescriptor,
  PasskeyReason,
  PasskeyRequest,
  PasskeySupport,
} from './domain/auth/passkeys.ts'
export type {
  CredentialReason,
  CredentialRefusal,
  StoredCredential,
  StoredCredentialReading,
} from './domain/auth/storedCredential.ts'
export type { BotCheckOptions } from './platform/sdk/botCheck.types.ts'
export type { ProviderOptions } from './platform/sdk/providers.ts'
export type { Attempt } from '../machines/fragments/emitted.ts'
export type { AmountFault } from './domain/money/readAmount.ts'
export type { BirthdaySlots } from './errors/auth/birthday.errors.ts'
export type { SocialError } from './errors/auth/login.errors.ts'
export type { OffsiteFailure } from './errors/auth/offsite.errors.ts'
export type { SignupErrorSlots } from './errors/auth/signup.errors.ts'
export type { BusinessRowId } from './errors/business/business.errors.ts'
export type { PromoteField, PromoteRowId, QuickPromoteError } from './errors/promote/promote.errors.ts'
export type { RowIdOf } from './errors/rows.ts'
export type { TackboardConfig } from './flows/runtime/config.ts'
export type { AskForSession, DrawLogIn, LoadLogIn, SessionGate } from './flows/runtime/sessionGate.ts'
export { useAfterLogin, type AfterLogin } from './flows/runtime/useAfterLogin.ts'
export type { AdvisoryDetails } from './flows/runtime/logEvents.search.ts'
export type { Size } from './platform/page.types.ts'
export type {
  BotAction,
  BotWidget,
  OneTapResult,
  PopupResult,
  ProviderLogInOptions,
  ScriptPolling,
} from './platform/platform.ts'
export type { SymbolFault } from './domain/money/withoutSymbol.ts'
export type { BusinessInfoError } from './errors/promote/promote.errors.ts'
export type { Tables } from './errors/rows.ts'
export type { VisitMemory } from './flows/runtime/visitMemory.ts'
export type { Announcement, DrawAnnouncement, HandedOver } from './flows/runtime/announcement.types.ts'
export type { Popup } from './platform/platform.ts'
export type { ErrorTable } from './errors/catalogue.ts'
export type { ErrorRow } from './errors/catalogue.ts'
export type { DialogPlacement, FieldPlacement, Placement, ViewPlacement } from './errors/catalogue.ts'
