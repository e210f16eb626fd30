import { fromPromise, type EventObject } from 'xstate'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import type { DraftPlace, PromoteDraft } from '../../src/domain/promote/draft.ts'
import type { PromoteChange } from '../../src/domain/promote/promoteValues.ts'
import type { PromoteAccount, PromotePin } from '../../src/domain/promote/promotion.ts'
import { quickPromoteMachine } from '../../machines/promote/quickPromote/quickPromote.machine.ts'
import type {
  Opened,
  QuickPromoteEvent,
  QuickPromoteInput,
} from '../../machines/promote/quickPromote/quickPromote.types.ts'
import { saver } from './saving.ts'
import { fakeCallback, leafOf, run, type Mode, type TestClock, withFakes } from './run.ts'

/** The first day of every campaign. */
export const today = '2026-05-03'

/** One of the member's pins. */
export const walks: PromotePin = {
  id: '723421968459640832',
  title: 'Guided walks',
  link: 'https://wren.example/walks',
  imageUrl: 'https://pics.example/236x/ridge.jpg',
  color: '#b98a7a',
  isVideo: false,
  ownerId: saver.userId,
}
/** Another pin of the member. */
export const maps: PromotePin = {
  ...walks,
  id: '723421968459640833',
  title: 'Old maps',
  link: 'https://wren.example/maps',
}

/** An advertiser for whom the server has no details. */
export const stranger: PromoteAccount = {
  hasBusinessAddress: false,
  hasBusinessInfo: false,
  hasValidBillingProfile: false,
  hasBillingInfo: false,
  hasConsented: false,
}
export const business: PromoteAccount = { ...stranger, hasBusinessAddress: true }
/** A business that can already pay, so no further step follows the page. */
export const customer: PromoteAccount = { ...business, hasValidBillingProfile: true }

export const tag = { conversionTagId: '2612', conversionEvent: 'checkout' }

export type QuickPromoteOptions = Partial<QuickPromoteInput> & {
  readonly mode?: Mode
  /** Whether the browser stores drafts. Default: true. */
  readonly storesDrafts?: boolean
}

/** Quick promote on a clock, with a fake for every actor and step, and a record of the drafts that were written. */
export function startQuickPromoteOn<C extends TestClock>(
  clock: C,
  { mode = 'plain', storesDrafts = true, ...input }: QuickPromoteOptions = {},
) {
  const faked = withFakes(
    quickPromoteMachine,
    'open',
    'recordConsent',
    'pinSelection',
    'tagSelection',
    'businessInfo',
    'createCampaign',
    'findCampaign',
    'readAccount',
  )
  const watchDraft = fakeCallback<EventObject, { readonly place: DraftPlace }, QuickPromoteEvent>()
  const fakes = { ...faked.fakes, watchDraft }
  const written: { readonly place: DraftPlace; readonly draft: PromoteDraft }[] = []
  const saveDraft = fromPromise<boolean, (typeof written)[number]>(async ({ input: saved }) => {
    written.push(saved)
    return storesDrafts
  })
  const machine = faked.machine.provide({ actors: { watchDraft: watchDraft.logic, saveDraft } })
  const given: QuickPromoteInput = {
    policy: defaultPolicy,
    session: saver,
    actingFor: null,
    advertiserId: '549755885175',
    target: { kind: 'pin', pinId: walks.id },
    country: 'US',
    locale: 'en-US',
    today,
    requestedStep: null,
    campaignId: null,
    ...input,
  }
  const { at: _at, ...running } = run(machine, { clock, mode, input: given })
  const snapshot = () => running.actor.getSnapshot()
  const { of } = running
  const opensPin = given.target?.kind === 'pin' ? walks : null
  return {
    ...fakes,
    ...running,
    snapshot,
    /** The drafts that were written, oldest first. */
    written: written as readonly (typeof written)[number][],
    /** The current state of the steps, such as `page.editing`, or of the region named. */
    at: (region: keyof ReturnType<typeof snapshot>['value'] = 'steps') => leafOf(snapshot().value[region]),
    /** The steps that were entered, in order. */
    entered: () => of('step.entered').map((event) => ('step' in event ? event.step : null)),
    /** The catalogue rows of the reported failures, in order. */
    reported: () => of('attempt.failed').map((event) => ('row' in event ? event.row : null)),
    /** Opens the page: by default for a customer, with the target's pin. */
    opened: (own: Partial<Opened> = {}) =>
      fakes.open.last().resolve({ account: customer, pin: opensPin, isPinGone: false, draft: null, ...own }),
    change: (change: PromoteChange) => running.send({ type: 'values.changed', change }),
    typeBudget: (text: string) => running.send({ type: 'budget.changed', text, locale: 'en-US' }),
    submit: () => running.send({ type: 'form.submitted' }),
    created: () => fakes.createCampaign.last().resolve({ id: '99', status: null }),
    /** Another tab stores a draft. */
    storeElsewhere: (draft: PromoteDraft) => fakes.watchDraft.last().send({ type: 'draft.replaced', draft }),
  }
}
