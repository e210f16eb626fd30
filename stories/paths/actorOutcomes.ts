import type { CodeSlot } from '../../src/domain/policy/codes.ts'
import { notSso } from '../../src/domain/auth/providers/ssoInfo.ts'

/** The SSO lookup for an email whose company has single sign-on. */
export const sso = {
  ...notSso,
  isSso: true,
  existingUser: true,
  existingUserIsSso: true,
  authorizationUri: 'https://sso.example/',
}

/** How an invoked actor can end. */
export interface ActorOutcomes {
  /** Its possible results. Default: one result, whose value does not matter. */
  readonly gives?: readonly unknown[]
  /** Whether it makes a request, which can fail. Default: false. */
  readonly isCall?: boolean
  /** The named codes with which its request can be refused, if the machine distinguishes them. Default: all. */
  readonly codes?: readonly CodeSlot[]
  /** Its possible errors other than failed requests. */
  readonly throws?: readonly unknown[]
}
