import type { AnyActorRef } from 'xstate'
import { quickPromoteMachine } from '../../../../machines/promote/quickPromote/quickPromote.machine.ts'
import type {
  CreatedAd,
  Opened,
  OpenRequest,
} from '../../../../machines/promote/quickPromote/quickPromote.types.ts'
import { accountOf } from '../../../api/promote/account.entities.ts'
import { promoteEndpoints } from '../../../api/promote/promote.endpoints.ts'
import type { TargetedPayload } from '../../../api/promote/promotePayload.ts'
import type { CampaignQuery } from '../../../api/promote/promoteServices.ts'
import { memberClientOf } from '../../runtime/memberClientOf.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { lazyMachine } from '../../runtime/lazyPart.ts'
import { readStoredDraft } from '../../runtime/promoteDrafts.storage.ts'
import { promoteServices } from '../promoteServices.ts'
import { draftActors } from './draft.services.ts'
import { formsPart, needsForms, needsPlan, pagePart, planPart, required } from './quickPromote.parts.ts'
import { readPromotePin } from './readPromotePin.ts'

const client = memberClientOf(promoteEndpoints)

const readAccount = async (system: AnyActorRef['system'], signal: AbortSignal) =>
  accountOf(await promoteServices.of(system).readAccount(signal))

/** The flow's machine with its actors, among them the machines of its steps. */
export const quickPromoteLogic = quickPromoteMachine.provide({
  actors: {
    open: fromCall<Opened, OpenRequest>(
      async ({ config, input: { place, target, actingFor, places }, signal, system }) => {
        const draft = readStoredDraft(config, place)
        const pinId = target?.kind === 'pin' ? target.pinId : (draft?.pin?.id ?? null)
        const [account, pin] = await Promise.all([
          readAccount(system, signal),
          pinId === null ? null : readPromotePin(config, pinId, actingFor, signal),
          config.loadPart(pagePart.load),
        ])
        if (needsForms(account)) await config.loadPart(formsPart.load)
        const opened = { account, pin, isPinGone: pinId !== null && pin === null, draft }
        const asksForMore = needsPlan(account, config.policy.promote, places)
        if (!asksForMore && !promoteServices.of(system).estimate) return opened
        const { dateIn } = await config.loadPart(planPart.load)
        const { timeZone } = account
        return timeZone ? { ...opened, today: dateIn(config.platform.clock.now(), timeZone) } : opened
      },
    ),
    recordConsent: fromCall(({ signal, system }) => promoteServices.of(system).recordConsent(signal)),
    pinSelection: lazyMachine(() => required(pagePart).pinSelectionLogic),
    tagSelection: lazyMachine(() => required(pagePart).tagSelectionLogic),
    businessInfo: lazyMachine(() => required(formsPart).businessInfoLogic),
    createCampaign: fromCall<CreatedAd, TargetedPayload>(async ({ config, input, signal }) => {
      const { promotePin, promoteProductGroup } = client(config)
      const response =
        input.kind === 'pin'
          ? await promotePin(input.payload, signal)
          : await promoteProductGroup(input.payload, signal)
      const { data } = response.resource_response
      return required(pagePart).createdAd(data, config.policy.promote.campaignIdField)
    }),
    findCampaign: fromCall<CreatedAd | null, CampaignQuery>(async ({ input, signal, system }) =>
      required(pagePart).foundAd(await promoteServices.of(system).findCampaign(input, signal)),
    ),
    readAccount: fromCall(({ signal, system }) => readAccount(system, signal)),
    ...draftActors,
  },
})
