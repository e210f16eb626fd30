import type { CodeSlot } from '../../../src/domain/policy/codes.ts'
import { notSso } from '../../../src/domain/auth/providers/ssoInfo.ts'

/** The SSO lookup for an email of a company with single sign-on. */
export const sso = {
  ...notSso,
  isSso: true,
  existingUser: true,
  existingUserIsSso: true,
  authorizationUri: 'https://sso.example/',
}

/** Describes an invoked actor for readers: what it does and how it can end. */
export interface ActorDescription {
  /** What happens while it runs: 'the server is asked to log the person in'. */
  readonly does: string
  /** Its possible results, by description. Default: its result does not matter. */
  readonly gives?: Readonly<Record<string, unknown>>
  /** The request, as in 'the server refuses the log-in'. Omit it for an actor that makes no request. */
  readonly call?: string
  /** The named codes that can refuse it, out of those that the machine distinguishes. Default: all. */
  readonly codes?: readonly CodeSlot[]
  /** Its possible errors other than failed requests, by description. */
  readonly throws?: Readonly<Record<string, unknown>>
}
