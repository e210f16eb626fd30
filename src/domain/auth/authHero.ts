import type { Person } from './person.ts'
import type { Inviter, SignupSource } from './signup/signupSource.ts'
import { visibleName } from '../text/visibleName.ts'

/** The picture above a container's form: a pin or a person. */
export type AuthHero =
  | { readonly kind: 'pin'; readonly pinId: string }
  | { readonly kind: 'person'; readonly person: Person }

/** Why a container was opened. */
export interface HeroContext {
  readonly container: string
  readonly source?: SignupSource | undefined
  readonly inviter?: Inviter | null | undefined
  readonly pinId?: string | null | undefined
  readonly person?: Person | null | undefined
}

/**
 * The save, download and follow containers show a pin or a person. Follow prefers the person, the others prefer the pin. A board invitation
 * shows the inviter in every container.
 */
export function heroFor({ container, source, inviter, pinId, person }: HeroContext): AuthHero | null {
  if (source === 'boardInvite' && inviter && visibleName(inviter.name))
    return { kind: 'person', person: inviter }
  if (!['save', 'download', 'follow'].includes(container)) return null
  const pin = pinId ? ({ kind: 'pin', pinId } as const) : null
  const personHero = person ? ({ kind: 'person', person } as const) : null
  return container === 'follow' ? (personHero ?? pin) : (pin ?? personHero)
}
