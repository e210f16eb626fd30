import type { Person } from '../person.ts'

/** What made a visitor meet the sign-up. auth.txt §2 "Sign-up titles". */
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

/** Someone who invited the visitor. auth.txt §3 "Inviter". */
export interface Inviter extends Person {
  /** Whether the invitation is to comment; else to join. */
  readonly asksForComment?: boolean | undefined
}

/** Which title a sign-up has: an inviter's before that of the source, and 'default' for whoever just came. */
export function signupTitle(
  source: SignupSource | undefined,
  inviter?: Inviter | null,
): SignupSource | 'default' | 'inviterJoin' | 'inviterComment' {
  if (inviter?.name.trim()) return inviter.asksForComment ? 'inviterComment' : 'inviterJoin'
  return source ?? 'default'
}
