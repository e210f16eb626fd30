import type { PinCreated } from '../../../../machines/createPin/createPin/createPin.types.ts'
import type { MobileCreatePinEmitted } from '../../../../machines/createPin/mobileCreatePin/mobileCreatePin.types.ts'
import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import { closingOf } from '../../../domain/createPin/closing.ts'
import type { CreatePinRoute } from '../../../domain/createPin/route.ts'
import { pinPath } from '../../../domain/saving/pinSaved.ts'
import type { EveryRowId } from '../../../errors/index.ts'
import type { Failure } from '../../../errors/failure.ts'
import { announce } from '../../runtime/announcement.storage.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { goTo } from '../../runtime/goTo.ts'
import { previousPages } from '../../runtime/previousPages.ts'
import { logPageView, logPinCreated, logPinFailed } from '../shell/pinCreateLog.ts'

/** What the flow and its lists emit. */
export type MobileFlowEmitted =
  | Exclude<MobileCreatePinEmitted, { type: 'attempt.failed' }>
  | { readonly type: 'attempt.failed'; readonly row: EveryRowId; readonly failure: Failure | null }

/** What the page that is mounted adds. */
export interface MobileListeners {
  readonly onCreated?: ((created: PinCreated) => void) | undefined
  /** Given if the app shows the toasts. */
  readonly onToast?: ((toast: SavingToast) => void) | undefined
  /** Whether the page sends its visitor elsewhere at once, rather than for a board to be created. */
  readonly isRedirecting: boolean
}

/** How the page closes. */
function closingFrom(config: TackboardConfig, route: CreatePinRoute) {
  const { platform, policy } = config
  return closingOf({
    route,
    historyLength: platform.window.historyLength(),
    previousAddress: previousPages(config).at(-1) ?? null,
    origin: new URL(platform.navigation.href()).origin,
    policy: policy.createPin,
  })
}

function leavePage(config: TackboardConfig, route: CreatePinRoute): void {
  const { window } = config.platform
  const closing = closingFrom(config, route)
  if (closing.kind === 'window') window.close()
  else window.back(closing.steps)
}

/** Turns what the flow emits into a callback, a navigation or a log event; the component handles toasts. */
export function runMobileEffect(
  effect: MobileFlowEmitted,
  config: TackboardConfig,
  route: CreatePinRoute,
  { onCreated, onToast, isRedirecting }: MobileListeners,
): void {
  switch (effect.type) {
    case 'page.viewed':
      return logPageView(config)
    case 'page.redirected':
      return goTo(config, effect.href, { replace: isRedirecting })
    case 'page.closed':
      return leavePage(config, route)
    case 'pin.created': {
      const { created } = effect
      logPinCreated(created, config, route)
      // This page's own toast is seen only where the browser does not leave it.
      if (!onToast && closingFrom(config, route).kind === 'back')
        announce(config, { board: created.board.name, href: pinPath(created.pinId) })
      return onCreated?.(created)
    }
    case 'attempt.failed':
      return logPinFailed(effect, config, route)
    default:
  }
}
