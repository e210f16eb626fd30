import type { Person } from './person.ts'
import type { Inviter, SignupSource } from './signup/signupSource.ts'

/** What may stand above the form of a container. */
export type AuthHero =
  | { readonly kind: 'pin'; readonly pinId: string }
  | { readonly kind: 'person'; readonly person: Person }

/** What a container was opened for. */
export interface HeroOccasion {
  readonly container: string
  readonly source?: SignupSource | undefined
  readonly inviter?: Inviter | null | undefined
  readonly pinId?: string | null | undefined
  readonly person?: Person | null | undefined
}

/**
 * The save, download and follow containers show a pin or a person: whom one is about to follow goes before a pin, everywhere else
 * the pin goes first. An invitation to a board shows who invites, in any container. auth.txt §2, §3.
 */
export function heroOf({ container, source, inviter, pinId, person }: HeroOccasion): AuthHero | null {
  if (source === 'boardInvite' && inviter?.name.trim()) return { kind: 'person', person: inviter }
  if (!['save', 'download', 'follow'].includes(container)) return null
  const pin = pinId ? ({ kind: 'pin', pinId } as const) : null
  const face = person ? ({ kind: 'person', person } as const) : null
  return container === 'follow' ? (face ?? pin) : (pin ?? face)
}
