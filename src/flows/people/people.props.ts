import type { SavingToast } from '../../../machines/fragments/savingToast.ts'
import type { Member } from '../../domain/people/member.ts'

/** What following and blocking have in common. */
export interface PeopleProps {
  /** Called instead of following if nobody is signed in. The click is not repeated after the log-in. saving.txt §4. */
  readonly onLoginRequired?: ((member: Member) => void) | undefined
}

/** A button to follow and unfollow one member. */
export interface FollowButtonProps extends PeopleProps {
  readonly member: Member
  /** The pin that it stands beside: the most recent one. saving.txt §7. */
  readonly pinId?: string | undefined
  readonly trackingParams?: string | undefined
  /** Code of the invitation that brought the viewer here. saving.txt §7 `invite_code`. */
  readonly inviteCode?: string | undefined
  /** Shows how many follow the member, too. Default: false. saving.txt §2 "plain or with follower count". */
  readonly isCountShown?: boolean | undefined
  /** Asks for no attention: one of many on the page, or beside a button that asks for it already. Default: false. */
  readonly isQuiet?: boolean | undefined
  /** The server has taken it. It is safe to take the button off the page now: sooner would abort the call. */
  readonly onChange?: ((isFollowed: boolean) => void) | undefined
  /** Takes the button's toasts, where several flows share one list. Default: the button shows them itself. */
  readonly onToast?: ((toast: SavingToast) => void) | undefined
}
