import type { Attempt } from '../../../machines/fragments/emitted.ts'
import type {
  LoginMethod,
  ProviderKind,
  ProviderShortCode,
} from '../../domain/auth/providers/loginMethods.ts'
import type { PasskeyReason } from '../../domain/auth/passkeys.ts'
import type { CredentialReason } from '../../domain/auth/storedCredential.ts'
import type { DeviceCode } from '../../domain/navigation/deviceCodes.ts'
import type { AccountSwitcherRowId } from '../../errors/auth/accountSwitcher.errors.ts'
import type { AuthRowId } from '../../errors/auth/auth.errors.ts'
import type { BirthdayRowId } from '../../errors/auth/birthday.errors.ts'
import type { EmailVerificationError } from '../../errors/auth/emailVerification.errors.ts'
import type { OffsiteError } from '../../errors/auth/offsite.errors.ts'
import type { OneTapRowId } from '../../errors/auth/oneTap.errors.ts'
import type { NewPasswordRowId } from '../../errors/auth/newPassword.errors.ts'
import type { PasskeyLoginRowId } from '../../errors/auth/passkeyLogin.errors.ts'
import type { PasswordResetRowId } from '../../errors/auth/passwordReset.errors.ts'
import type { SignupRowId } from '../../errors/auth/signup.errors.ts'
import type { Failure } from '../../errors/failure.ts'
import type { BoardFormRowId } from '../../errors/saving/boardForm.errors.ts'
import type { SectionFormRowId } from '../../errors/saving/sectionForm.errors.ts'
import type { FailureDetails, NoDetails } from './failureDetails.ts'
import type { BusinessInfoEvents } from './logEvents.business.ts'
import type { CreatePinErrorEvents, CreatePinInfoEvents } from './logEvents.createPin.ts'
import type { PasskeyInfoEvents } from './logEvents.passkeys.ts'
import type { PeopleInfoEvents } from './logEvents.people.ts'
import type { PromoteInfoEvents } from './logEvents.promote.ts'
import type { SearchInfoEvents } from './logEvents.search.ts'

export type { FailureDetails, NoDetails } from './failureDetails.ts'

/** How somebody logs in or signs up. */
export interface AttemptDetails {
  /**
   * The number of the log-in method, as the server knows it: 5 for a password that the browser had stored and the page
   * asked for, 6 for two-factor and 7 for an account switch, else that of the provider.
   */
  readonly method: LoginMethod
  /** Who vouches for the person; null if nobody does, as for a saved account. */
  readonly provider: ProviderKind | null
  /** The provider's short code; 'unk' without one. */
  readonly providerCode: ProviderShortCode
  /** What the app runs on: 0 a desktop, 1 a phone or tablet, or the number of its site. */
  readonly device: DeviceCode
}

/**
 * How and why an attempt failed. `reason`: no call was made, because the popup was closed early ('OTHER_ERROR') or blocked
 * ('POPUP_DISABLED'). `outcome`: the number of the outcome. Each is left out if there is none.
 */
export type AttemptFailure<Row extends string> = AttemptDetails &
  FailureDetails<Row> &
  Readonly<Pick<Attempt, 'reason' | 'outcome'>>

export interface OffsiteDetails {
  /** Whether the link came from a client-side route. */
  readonly csr: boolean
}

/** The details of each event at the level 'info', by its name. */
export interface InfoEvents
  extends
    CreatePinInfoEvents,
    PasskeyInfoEvents,
    PeopleInfoEvents,
    BusinessInfoEvents,
    PromoteInfoEvents,
    SearchInfoEvents {
  /** A log-in call is sent; for two-factor, that with the code. */
  'login.attempted': AttemptDetails
  /** A member has logged in. */
  'login.succeeded': AttemptDetails
  /** An attempt to log in has failed. */
  'login.failed': AttemptFailure<AuthRowId>
  /** The browser was asked for a stored password, which logs nobody in. */
  'storedCredential.unused': { readonly reason: CredentialReason }
  /** The user left a log-in field that holds non-ASCII characters. The value is not logged. */
  'login.nonAscii': { readonly field: string }
  /** A register call is sent. */
  'signup.attempted': AttemptDetails
  /** An account has been created. */
  'signup.succeeded': AttemptDetails
  /** An attempt to sign up has failed. */
  'signup.failed': AttemptFailure<SignupRowId>
  /** The user left a sign-up field that holds non-ASCII characters. The value is not logged. */
  'signup.nonAscii': { readonly field: 'email' | 'password' }
  /** The dialog that adds an account was closed. */
  'accountSwitch.dismissed': NoDetails
  /** The call that switches to a saved account is sent. */
  'accountSwitch.attempted': AttemptDetails
  /** The user switched to another saved account. */
  'accountSwitch.succeeded': AttemptDetails
  /** Switching to another saved account has failed. */
  'accountSwitch.failed': AttemptFailure<AccountSwitcherRowId>
  /** One-tap could not be offered because its script did not load. */
  'oneTap.unavailable': AttemptDetails
  /** A one-tap log-in or sign-up has failed. */
  'oneTap.failed': AttemptFailure<OneTapRowId>
  /** A log-in with a passkey has failed. */
  'passkeyLogin.failed': AttemptFailure<PasskeyLoginRowId>
  /** The email field lists no passkeys, without anybody having asked for one; a button takes its place. */
  'passkeyLogin.unlisted': { readonly reason: PasskeyReason | 'unanswered' }
  /** The server has accepted a birthday. */
  'birthday.succeeded': NoDetails
  /** A birthday was refused. The birthday is not logged. */
  'birthday.failed': FailureDetails<BirthdayRowId>
  /** The email to reset a password could not be requested. What was typed is not logged. */
  'passwordReset.failed': FailureDetails<PasswordResetRowId>
  /** A new password could not be set, or its link is of no use. Neither is logged. */
  'newPassword.failed': FailureDetails<NewPasswordRowId>
  /** A new password is set; the server may have logged the member in with it. */
  'newPassword.succeeded': { readonly isLoggedIn: boolean }
  /** The email with the verification link could not be sent again. */
  'emailVerification.failed': FailureDetails<`emailVerification.${EmailVerificationError}`>
  /** The ways to log in could not be read, so the default recovery banner is shown. */
  'accountRecovery.loginDataUnknown': Omit<FailureDetails, 'row'>
  /** The check page has left for the link's target. The address is not logged. */
  'offsite.left': OffsiteDetails
  /** The check page shows a warning or an error instead of the link's target. */
  'offsite.judged': OffsiteDetails & FailureDetails<`offsite.${OffsiteError}`>
  /** The user followed a link despite a warning. */
  'offsite.followed': OffsiteDetails & { readonly row: `offsite.${OffsiteError}` }
  /** A pin has been saved; `event_type` and `view_type` are those of the product's own event. */
  'pin.saved': {
    readonly event_type: 1
    readonly view_type: 92
    readonly pinId: string
    readonly boardId: string
    /** The section, or null for the board itself. */
    readonly sectionId: string | null
  }
  /** Boards that the server sent are neither the member's nor shared with them, so the picker does not have them. */
  'boards.notOwn': { readonly count: number }
  /** A step of saving a pin has failed. */
  'saveToBoard.failed': FailureDetails
  /** The board could not be created, its form could not be read, or people could not be invited to it. */
  'boardForm.failed': FailureDetails<BoardFormRowId | 'save.inviteFailed'>
  /** The section could not be created. */
  'sectionForm.failed': FailureDetails<SectionFormRowId>
  /** The saved pin could not be read, so the dialog shows less. */
  'pinSaved.readFailed': FailureDetails<'pinSaved.readFailed'>
  /** Hashtags could not be suggested. */
  'hashtagSuggestions.failed': FailureDetails<'hashtagSuggestions.failed'>
  /** The boards that have a picture already could not be found. */
  'duplicates.failed': FailureDetails<'duplicates.failed'>
  /** Creating a pin from an external page failed, or a request that prepares or follows it. */
  'createPin.failed': FailureDetails
  /** A saved pin was removed again (both null), or moved to a board or a section of it. */
  'saveChange.succeeded': {
    readonly pinId: string
    readonly boardId: string | null
    readonly sectionId: string | null
  }
  /** A saved pin could not be removed or moved, or a board for it could not be read or created. */
  'saveChange.failed': FailureDetails
}

/** The details of each event at the level 'error', by its name. */
export interface ErrorEvents extends CreatePinErrorEvents {
  /**
   * A member has logged in with two-factor, and the app has no `onLoggedIn`. The page is left for the default address.
   */
  'login.multiStepWithoutHandler': NoDetails
  /** Boards that the server sent are malformed, so a list does not have them. They are not logged, only how many they are. */
  'boards.leftOut': { readonly count: number }
}

export type EventsOf<Level extends string, Events> = {
  readonly [Name in keyof Events]: {
    readonly level: Level
    readonly event: Name
    readonly details: Events[Name]
  }
}[keyof Events]

/**
 * An event that a flow reports to `onLog` of `<TackboardProvider>`. The name `event` decides which `details` it has. No
 * event contains a password, a token, a code, an email or a name.
 */
export type LogEvent = EventsOf<'info', InfoEvents> | EventsOf<'error', ErrorEvents>

/** The details of a failed attempt; `failure` is null when no response arrived in time. */
export const failureDetails = <Row extends string>({
  row,
  failure,
}: {
  readonly row: Row
  readonly failure: Pick<Failure, 'status' | 'code'> | null
}): FailureDetails<Row> => ({ row, status: failure?.status ?? null, code: failure?.code ?? null })
