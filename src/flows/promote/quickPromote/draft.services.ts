import { fromCallback, type EventObject } from 'xstate'
import type { QuickPromoteEvent } from '../../../../machines/promote/quickPromote/quickPromote.types.ts'
import type { DraftPlace, PromoteDraft } from '../../../domain/promote/draft.ts'
import { flowConfig } from '../../runtime/flowValue.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { storeDraft, watchDraft } from '../../runtime/promoteDrafts.storage.ts'

/** The actors that keep a draft. */
export const draftActors = {
  /**
   * Stores a draft as of now; resolves to whether the browser kept it. It is written while the actor starts, not in a later task: a page
   * that is being left has none.
   */
  saveDraft: fromCall<boolean, { readonly place: DraftPlace; readonly draft: PromoteDraft }>(
    async ({ config, input: { place, draft } }) =>
      storeDraft(config, place, { ...draft, savedAt: config.platform.clock.now() }),
  ),
  /** Reports when another tab has stored a newer version of the draft. */
  watchDraft: fromCallback<EventObject, { readonly place: DraftPlace }, QuickPromoteEvent>(
    ({ input: { place }, sendBack, system }) =>
      watchDraft(flowConfig.of(system), place, (draft) =>
        sendBack({ type: 'draft.replaced', draft } satisfies QuickPromoteEvent),
      ),
  ),
}
