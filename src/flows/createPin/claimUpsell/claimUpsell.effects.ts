import type { ClaimUpsellEmitted } from '../../../../machines/createPin/claimUpsell/claimUpsell.machine.ts'
import { claimEndpoints } from '../../../api/createPin/createPin.endpoints.ts'
import { claimingUpsellsKey, claimUpsellName } from '../../../domain/createPin/claimUpsell.ts'
import { memberClientOf } from '../../runtime/memberClientOf.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { goTo } from '../../runtime/goTo.ts'
import { rememberShown } from './claimUpsell.storage.ts'

const client = memberClientOf(claimEndpoints)

/** Records that the invitation was shown, or goes to the page that connects the account. */
export function runClaimUpsellEffect(effect: ClaimUpsellEmitted, config: TackboardConfig): void {
  const { platform, policy, onLog } = config
  switch (effect.type) {
    case 'claim.shown': {
      rememberShown(platform)
      const state = { state: claimingUpsellsKey, value: claimUpsellName }
      // This device remembers it in any case.
      client(config)
        .recordUserState(state)
        .catch(() => undefined)
      return onLog({
        level: 'info',
        event: 'claimUpsell.shown',
        details: { event_type: 13, view_type: 679 },
      })
    }
    case 'claim.connecting':
      onLog({ level: 'info', event: 'claimUpsell.connecting', details: { event_type: 102 } })
      return goTo(config, policy.paths.claim)
  }
}
