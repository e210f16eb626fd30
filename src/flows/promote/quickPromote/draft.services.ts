import { fromCallback, type EventObject } from 'xstate'
import type { QuickPromoteEvent } from '../../../../machines/promote/quickPromote/quickPromote.types.ts'
import type { DraftPlace, PromoteDraft } from '../../../domain/promote/draft.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { storeDraft, watchDraft } from '../../runtime/promoteDrafts.storage.ts'

/**
 * Stores a draft as of now; resolves to whether the browser kept it. It is written while the actor starts, not in a later task: a page that
 * is being left has none.
 */
export const saveDraftIn = (config: TackboardConfig) =>
  fromCall<boolean, { readonly place: DraftPlace; readonly draft: PromoteDraft }>(
    async ({ input: { place, draft } }) =>
      storeDraft(config, place, { ...draft, savedAt: config.platform.clock.now() }),
  )

/** Reports when another tab has stored a newer version of the draft. */
export const watchDraftIn = (config: TackboardConfig) =>
  fromCallback<EventObject, { readonly place: DraftPlace }, QuickPromoteEvent>(
    ({ input: { place }, sendBack }) =>
      watchDraft(config, place, (draft) =>
        sendBack({ type: 'draft.replaced', draft } satisfies QuickPromoteEvent),
      ),
  )
