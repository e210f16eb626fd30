import { truncateText } from '../../text/truncate.ts'
import type { Person } from '../person.ts'
import { visibleName } from '../../text/visibleName.ts'

/** What prompted the visitor to sign up. */
export type SignupSource =
  | 'boardInvite'
  | 'saveButton'
  | 'saveButtonExp'
  | 'homePage'
  | 'pinBookmarklet'
  | 'downloadImageBtnDweb'
  | 'downloadImageBtnUnauth'
  | 'followButton'
  | 'commentComposer'

/** The person who invited the visitor. */
export interface Inviter extends Person {
  /** Whether the invitation is to comment rather than to join. Default: false. */
  readonly asksForComment?: boolean | undefined
}

/** The title of a sign-up: an inviter's takes precedence over the source's; 'default' without either. */
export function signupTitle(
  source: SignupSource | undefined,
  inviter?: Inviter | null,
): SignupSource | 'default' | 'inviterJoin' | 'inviterComment' {
  if (inviter && visibleName(inviter.name)) return inviter.asksForComment ? 'inviterComment' : 'inviterJoin'
  return source ?? 'default'
}

/** The inviter's name, cut to fit a title. */
export const inviterName = (inviter?: Inviter | null): string => truncateText(inviter?.name ?? '')
