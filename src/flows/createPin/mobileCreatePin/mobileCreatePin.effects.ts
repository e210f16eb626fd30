import type { PinCreated } from '../../../../machines/createPin/createPin/createPin.types.ts'
import type { MobileCreatePinEmitted } from '../../../../machines/createPin/mobileCreatePin/mobileCreatePin.types.ts'
import { closingOf } from '../../../domain/createPin/closing.ts'
import type { CreatePinRoute } from '../../../domain/createPin/route.ts'
import type { EveryRowId } from '../../../errors/index.ts'
import type { Failure } from '../../../errors/failure.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { goTo } from '../../runtime/goTo.ts'
import { logPageView, logPinCreated, logPinFailed } from '../shell/pinCreateLog.ts'

/** What the flow and its lists emit. */
export type MobileFlowEmitted =
  | Exclude<MobileCreatePinEmitted, { type: 'attempt.failed' }>
  | { readonly type: 'attempt.failed'; readonly row: EveryRowId; readonly failure: Failure | null }

/** Leaves the page. saving.txt §4 "Mobile pin creation". K12. */
function closePage({ platform, history, policy }: TackboardConfig, route: CreatePinRoute): void {
  const closing = closingOf({
    route,
    historyLength: platform.window.historyLength(),
    previousAddress: history.previous.at(-1) ?? null,
    origin: new URL(platform.navigation.href()).origin,
    policy: policy.createPin,
  })
  if (closing.kind === 'window') platform.window.close()
  else platform.window.back(closing.steps)
}

/** Turns what the flow emits into a callback, a navigation or a log event; the component handles toasts. */
export function runMobileEffect(
  effect: MobileFlowEmitted,
  config: TackboardConfig,
  route: CreatePinRoute,
  onCreated: ((created: PinCreated) => void) | undefined,
): void {
  switch (effect.type) {
    case 'page.viewed':
      return logPageView(config)
    case 'page.redirected':
      return goTo(config, effect.href)
    case 'page.closed':
      return closePage(config, route)
    case 'pin.created':
      logPinCreated(effect.created, config, route)
      return onCreated?.(effect.created)
    case 'attempt.failed':
      return logPinFailed(effect, config, route)
    default:
  }
}
