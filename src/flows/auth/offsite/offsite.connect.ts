import type { EventFrom, SnapshotFrom } from 'xstate'
import type { offsiteMachine } from '../../../../machines/auth/offsite/offsite.machine.ts'
import { hostOf } from '../../../domain/navigation/offsite.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import type { OffsiteFailure } from '../../../errors/auth/offsite.errors.ts'
import type { OffsiteViewProps } from '../../../views/auth/offsite/OffsiteView.tsx'

/** What is shown until the page's address is known: a server does not know it. I2. */
export const unread = ({ paths }: Policy): OffsiteViewProps => ({
  screen: 'checking',
  isSlow: false,
  host: null,
  href: null,
  failure: null,
  homeHref: paths.afterLogin,
  onRetry: () => undefined,
  onFollow: () => undefined,
})

const screens = ['leaving', 'blocked', 'failed', 'invalidLink'] as const

/** The check page's props. auth.txt §2 "Outbound link check page". */
export function connectOffsite(
  snapshot: SnapshotFrom<typeof offsiteMachine>,
  send: (event: EventFrom<typeof offsiteMachine>) => void,
): OffsiteViewProps {
  const { error, href, link, policy } = snapshot.context
  const warning = (['suspicious', 'porn'] as const).find((kind) => snapshot.matches({ warned: kind }))
  return {
    ...unread(policy),
    screen: warning ?? screens.find((screen) => snapshot.matches(screen)) ?? 'checking',
    isSlow: snapshot.matches({ checking: 'slow' }),
    host: hostOf(href ?? link?.url ?? null),
    href,
    // SAFETY: the machine comes to `failed` with the row of a failure alone.
    failure: snapshot.matches('failed') ? (error as OffsiteFailure | null) : null,
    onRetry: () => send({ type: 'retry.requested' }),
    onFollow: () => send({ type: 'link.followed' }),
  }
}
