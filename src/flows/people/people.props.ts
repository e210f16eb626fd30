import type { SavingToast } from '../../../machines/fragments/savingToast.ts'
import type { Member } from '../../domain/people/member.ts'

/** Props that following and blocking share. */
export interface PeopleProps {
  /**
   * Called when a logged-out visitor presses the button. The press is then dropped, because only the app knows whether they still want it
   * (`useAfterLogin`). Default: the log-in opens over the page, which is loaded again afterwards. What was to be followed then is.
   */
  readonly onLoginRequired?: ((member: Member) => void) | undefined
}

/** A button to follow and unfollow one member. */
export interface FollowButtonProps extends PeopleProps {
  /** The member to follow, and whether the viewer follows them already. */
  readonly member: Member
  /** The pin that the button is shown with: the most recent one. */
  readonly pinId?: string | undefined
  /** What the server gave with the member or the pin, sent back with the call unchanged. Default: nothing is sent. */
  readonly trackingParams?: string | undefined
  /** Code of the invitation that brought the viewer here. */
  readonly inviteCode?: string | undefined
  /** Whether to show the follower count. Default: false. */
  readonly isCountShown?: boolean | undefined
  /** Uses a less prominent style, for one of many buttons or next to a prominent one. Default: false. */
  readonly isQuiet?: boolean | undefined
  /** Called once the server confirms the change. Unmounting the button earlier aborts the call. */
  readonly onChange?: ((isFollowed: boolean) => void) | undefined
  /** Receives the button's toasts, for flows that share one list. Default: the button shows them. */
  readonly onToast?: ((toast: SavingToast) => void) | undefined
}
