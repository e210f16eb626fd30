import { quickPromoteMachine } from '../../../../machines/promote/quickPromote/quickPromote.machine.ts'
import type { Opened, OpenRequest } from '../../../../machines/promote/quickPromote/quickPromote.types.ts'
import { createClient } from '../../../api/client.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { accountOf } from '../../../api/promote/promote.entities.ts'
import { promoteEndpoints } from '../../../api/promote/promote.endpoints.ts'
import type { TargetedPayload } from '../../../api/promote/promotePayload.ts'
import type { CampaignQuery, PromoteServices } from '../../../api/promote/promoteServices.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { campaignIdOf, idOf } from '../../../domain/promote/campaignId.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { lazyMachine } from '../../runtime/lazyPart.ts'
import { readStoredDraft } from '../../runtime/promoteDrafts.storage.ts'
import { saveDraftIn, watchDraftIn } from './draft.services.ts'
import { promotePinReader } from './promotePinReader.ts'
import { formsPart, needsForms, pagePart, required } from './quickPromote.parts.ts'

/** The machine and those of its steps, with every actor provided from the config and the app's services. */
export const provideQuickPromote = (services: PromoteServices) => (config: TackboardConfig) => {
  const client = createClient(promoteEndpoints, { ...config.api, policy: config.policy })
  const readPin = promotePinReader(config)
  const readAccount = async (signal: AbortSignal) => accountOf(await services.readAccount(signal))
  return quickPromoteMachine.provide({
    actors: {
      open: fromCall<Opened, OpenRequest>(async ({ input: { place, target, actingFor }, signal }) => {
        const draft = readStoredDraft(config, place)
        const pinId = target?.kind === 'pin' ? target.pinId : (draft?.pin?.id ?? null)
        const [account, pin] = await Promise.all([
          readAccount(signal),
          pinId === null ? null : readPin(pinId, actingFor, signal),
          config.loadPart(pagePart.load),
        ])
        if (needsForms(account)) await config.loadPart(formsPart.load)
        return { account, pin, isPinGone: pinId !== null && pin === null, draft }
      }),
      recordConsent: fromCall(({ signal }) => services.recordConsent(signal)),
      pinSelection: lazyMachine(() => required(pagePart).providePinSelection(services)),
      tagSelection: lazyMachine(() => required(pagePart).provideTagSelection(services)),
      businessInfo: lazyMachine(() => required(formsPart).provideBusinessInfo(services)),
      createCampaign: fromCall<string, TargetedPayload>(async ({ input, signal }) => {
        const response =
          input.kind === 'pin'
            ? await client.promotePin(input.payload, signal)
            : await client.promoteProductGroup(input.payload, signal)
        return campaignIdOf(response.resource_response.data, config.policy.promote.campaignIdField)
      }),
      findCampaign: fromCall<string | null, CampaignQuery>(async ({ input, signal }) => {
        const found: unknown = await services.findCampaign(input, signal)
        const id = found === null ? null : idOf(found)
        if (id === '') throw new ApiFailure('malformed')
        return id
      }),
      readAccount: fromCall(({ signal }) => readAccount(signal)),
      saveDraft: saveDraftIn(config),
      watchDraft: watchDraftIn(config),
    },
  })
}
