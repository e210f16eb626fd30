import type { BirthdayEmitted, BirthdayToast } from '../../../../machines/auth/birthday/birthday.types.ts'
import type { ConsentsToast } from '../../../../machines/auth/consents/consents.machine.ts'
import type { User } from '../../../api/auth/entities/login.ts'
import { trustedOriginsOf } from '../../../domain/policy/policy.ts'
import { readNext, resolveRedirect } from '../../../domain/navigation/redirect.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'
import { setUnderageCookie } from '../signup/underageFlag.ts'

/** What the app receives once the birthday is accepted. */
export interface BirthdayDone {
  readonly user: User
  /** Where the product would send the user next: a resolved URL that is safe to navigate to. */
  readonly redirectTo: string
}

export interface BirthdayEffectProps {
  /** Where to go afterwards; validated before use. Default: the `next` parameter of the address. */
  readonly next?: unknown
  /** Called once the birthday is accepted, instead of navigating. Default: the page goes to `redirectTo`. */
  readonly onDone?: ((result: BirthdayDone) => void) | undefined
}

/** What the step and its consents emit. */
export type BirthdayEffect = BirthdayEmitted | ConsentsToast

export interface BirthdayEffectTools extends BirthdayEffectProps {
  readonly showToast: (toast: BirthdayToast | ConsentsToast) => void
}

/** Turns what the machines emit into a toast, a cookie, a navigation, a callback or a log event without the birthday. */
export function runBirthdayEffect(
  effect: BirthdayEffect,
  { platform, policy, onLog }: TackboardConfig,
  { next, onDone, showToast }: BirthdayEffectTools,
): void {
  const { navigation } = platform
  switch (effect.type) {
    case 'toast.shown':
      return showToast(effect)
    case 'underage.flagged':
      return setUnderageCookie(platform)
    case 'attempt.failed':
      return onLog({ level: 'info', event: 'birthday.failed', details: failureDetails(effect) })
    case 'birthday.accepted': {
      const href = navigation.href()
      const { origin } = new URL(href)
      const redirectTo = resolveRedirect({
        // Without a target, the page of this step is left all the same.
        next: next ?? readNext(href) ?? '',
        href,
        origin,
        trustedOrigins: trustedOriginsOf(policy),
        kind: 'signup',
        paths: policy.paths,
      })
      onLog({ level: 'info', event: 'birthday.succeeded', details: {} })
      return onDone ? onDone({ user: effect.user, redirectTo }) : navigation.go(redirectTo)
    }
  }
}
