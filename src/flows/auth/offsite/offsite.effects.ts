import type { OffsiteEmitted } from '../../../../machines/auth/offsite/offsite.machine.ts'
import { takeParams } from '../../../domain/navigation/links.ts'
import type { OffsiteLink } from '../../../domain/navigation/offsite.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'
import { settleResource } from '../../runtime/useResourceRedirect.ts'

/** Turns what the machine emits into a navigation or a log event without the address. */
export function runOffsiteEffect(
  effect: OffsiteEmitted,
  config: TackboardConfig,
  link: OffsiteLink | null,
): void {
  const { onLog, platform } = config
  const csr = link?.csr ?? false
  switch (effect.type) {
    case 'offsite.left':
      onLog({ level: 'info', event: 'offsite.left', details: { csr } })
      return platform.navigation.go(effect.href, { replace: true })
    case 'offsite.judged': {
      const { row, failure } = effect
      const details = failureDetails({ row: `offsite.${row}` as const, failure })
      onLog({ level: 'info', event: 'offsite.judged', details: { ...details, csr } })
      // A link whose pin is gone or has moved: trying again would not help.
      if (failure) settleResource(config, failure)
      return
    }
    case 'offsite.followed':
      return onLog({
        level: 'info',
        event: 'offsite.followed',
        details: { row: `offsite.${effect.row}`, csr },
      })
  }
}

/** Removes the token from the page's address before a call is made or the page is left. */
export function forgetToken({ navigation }: TackboardConfig['platform']): void {
  const { taken, href } = takeParams(navigation.href(), ['token'])
  if (taken.token !== null) navigation.replace(href)
}
