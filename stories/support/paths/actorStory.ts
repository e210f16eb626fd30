import type { CodeSlot } from '../../../src/domain/policy/policy.ts'
import { notSso } from '../../../src/domain/auth/providers/ssoInfo.ts'

/** An e-mail address of a company that signs its people in itself. */
export const sso = { ...notSso, isSso: true, existingUser: true, authorizationUri: 'https://sso.example/' }

/** What a machine invokes, told to a reader: what goes on meanwhile, and all that may come of it. */
export interface ActorStory {
  /** What goes on while it lives: 'the server is asked to log the person in'. */
  readonly does: string
  /** What it may give back, by the words for it. Default: it ends with nothing that counts. */
  readonly gives?: Readonly<Record<string, unknown>>
  /** What the server is asked, as in 'the server refuses the log-in'. Without it nothing is asked of a server. */
  readonly call?: string
  /** The named codes that the server may refuse it with, of those that the machine knows. Default: all. */
  readonly codes?: readonly CodeSlot[]
  /** What it may throw that no call throws, by the words for it. */
  readonly throws?: Readonly<Record<string, unknown>>
}
