import type { BirthdayEmitted } from '../../../../machines/auth/birthday/birthday.types.ts'
import type { User } from '../../../api/auth/entities/login.ts'
import { trustedOriginsOf } from '../../../domain/policy/policy.ts'
import { resolveRedirect } from '../../../domain/navigation/redirect.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { setUnderageCookie } from '../signup/underageFlag.ts'

/** What a birthday that was taken tells the app. */
export interface BirthdayDone {
  readonly user: User
  /** Where the product would send the person now: resolved, safe to navigate to. auth.txt §2 "Post-login redirect": after signup. */
  readonly redirectTo: string
}

export interface BirthdayEffectProps {
  readonly next?: unknown
  readonly onDone?: ((result: BirthdayDone) => void) | undefined
}

/** What leaves the machine becomes a cookie, a navigation, a callback or a line in the log. No birthday goes with it. C1. */
export function runBirthdayEffect(
  effect: BirthdayEmitted,
  { platform, policy, onLog }: TackboardConfig,
  { next, onDone }: BirthdayEffectProps,
): void {
  const { navigation } = platform
  switch (effect.type) {
    case 'underage.flagged':
      return setUnderageCookie(platform)
    case 'attempt.failed': {
      const { row, failure } = effect
      const details = { row, status: failure?.status ?? null, code: failure?.code ?? null }
      return onLog({ level: 'info', event: 'birthday.failed', details })
    }
    case 'birthday.accepted': {
      const href = navigation.href()
      const { origin } = new URL(href)
      const redirectTo = resolveRedirect({
        next,
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
