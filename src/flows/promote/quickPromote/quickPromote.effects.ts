import type {
  PromotedCampaign,
  QuickPromoteEmitted,
} from '../../../../machines/promote/quickPromote/quickPromote.types.ts'
import { promoteClosing } from '../../../domain/promote/promoteClosing.ts'
import type { PromoteStep } from '../../../domain/promote/promoteStep.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'
import { previousPages } from '../../runtime/previousPages.ts'
import { clearDraft } from '../../runtime/promoteDrafts.storage.ts'

/** What an app hears about promoting a pin. */
export interface QuickPromoteListeners {
  /** Called once, when the ad was created. */
  readonly onCreated?: ((campaign: PromotedCampaign) => void) | undefined
  /** Called with each step that is shown, to keep it in the address. Pass on `history.state` when you replace the entry. */
  readonly onStep?: ((step: PromoteStep) => void) | undefined
  /** Called instead of leaving the page. Default: goes back in the history, or closes the window. */
  readonly onClose?: (() => void) | undefined
}

/** Leaves the page; an entry that was added for a modal is left, too. */
function closePage(config: TackboardConfig): void {
  const { platform, experiments } = config
  const { window, navigation } = platform
  const added = window.isMarked() ? 1 : 0
  const closing = promoteClosing({
    history: { previous: previousPages(config) },
    historyLength: window.historyLength() - added,
    closesWindow: experiments.quick_promote_close_window === true,
    origin: new URL(navigation.href()).origin,
  })
  if (closing.kind === 'window') window.close()
  else window.back(closing.steps + added)
}

/** Turns what the flow emits into callbacks, navigation, storage and log events. */
export function runQuickPromoteEffect(
  effect: QuickPromoteEmitted,
  config: TackboardConfig,
  { onCreated, onStep, onClose }: QuickPromoteListeners,
): void {
  switch (effect.type) {
    case 'campaign.created': {
      const { campaignId, advertiserId } = effect.campaign
      config.onLog({ level: 'info', event: 'promote.succeeded', details: { campaignId, advertiserId } })
      return onCreated?.(effect.campaign)
    }
    case 'step.entered':
      return onStep?.(effect.step)
    case 'draft.cleared':
      return clearDraft(config, effect.place)
    case 'page.closed':
      return onClose ? onClose() : closePage(config)
    case 'attempt.failed':
      return config.onLog({ level: 'info', event: 'promote.failed', details: failureDetails(effect) })
  }
}
