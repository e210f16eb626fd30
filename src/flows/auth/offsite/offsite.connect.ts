import type { SnapshotFrom } from 'xstate'
import type { offsiteMachine } from '../../../../machines/auth/offsite/offsite.machine.ts'
import { hostOf } from '../../../domain/navigation/offsite.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import type { OffsiteFailure } from '../../../errors/auth/offsite.errors.ts'
import type { OffsiteViewCallbacks, OffsiteViewState } from '../../../views/auth/offsite/OffsiteView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

/** What is shown until the page's address is known: a server does not know it. */
export const unread = ({ paths }: Policy): OffsiteViewState => ({
  screen: 'checking',
  isSlow: false,
  host: null,
  href: null,
  failure: null,
  homeHref: paths.afterLogin,
})

const screens = ['leaving', 'blocked', 'failed', 'invalidLink'] as const

/** What the check page shows. */
export function connectOffsite(snapshot: SnapshotFrom<typeof offsiteMachine>): OffsiteViewState {
  const { error, href, link, policy } = snapshot.context
  const warning = (['suspicious', 'porn'] as const).find((kind) => snapshot.matches({ warned: kind }))
  return {
    ...unread(policy),
    screen: warning ?? screens.find((screen) => snapshot.matches(screen)) ?? 'checking',
    isSlow: snapshot.matches({ checking: 'slow' }),
    host: hostOf(href ?? link?.url ?? null),
    href,
    // SAFETY: the machine enters `failed` only with the row of a failure.
    failure: snapshot.matches('failed') ? (error as OffsiteFailure | null) : null,
  }
}

export const offsiteCallbacks = (send: SendTo<typeof offsiteMachine>): OffsiteViewCallbacks => ({
  onRetry: () => send({ type: 'retry.requested' }),
  onFollow: () => send({ type: 'link.followed' }),
})
