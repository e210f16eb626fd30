import { ApiFailure } from '../../src/api/failure.ts'
import type { PromoteDraft } from '../../src/domain/promote/draft.ts'
import type { PromoteValues } from '../../src/domain/promote/promoteValues.ts'
import { fullDraft } from '../../src/domain/promote/testing/drafts.ts'
import type { QuickPromoteEvent } from '../promote/quickPromote/quickPromote.types.ts'
import { pottery } from './businessInfo.ts'
import {
  business,
  customer,
  maps,
  startQuickPromoteOn,
  stranger,
  tag,
  walks,
  type QuickPromoteOptions,
} from './quickPromote.ts'
import type { FakeCall, TestClock } from './testing.ts'

/** Picks an item of the list; any number is a valid index. */
export function pick<T>(list: readonly T[], n: number): T {
  if (list.length === 0) throw new Error('The list is empty.')
  // SAFETY: the index lies within the list.
  return list[n % list.length] as T
}

const usd = (minor: number) => ({ minor, currency: 'USD' })
const stored: PromoteDraft = { ...fullDraft, pin: walks, dailyBudget: usd(1_250) }
const otherDraft: PromoteDraft = { ...stored, name: 'Of the other tab' }

const starts: readonly QuickPromoteOptions[] = [
  {},
  { country: 'DE' },
  { country: 'DE', target: null },
  { target: null },
  { target: { kind: 'productGroup', productGroupId: '5' } },
  { storesDrafts: false },
  { country: 'DE', requestedStep: 'pinSelection' },
  { campaignId: '88', requestedStep: 'billingForm' },
]

/** What somebody can do, and what their browser tells. Often more than once, if it leads far. */
export const walkEvents: readonly QuickPromoteEvent[] = [
  { type: 'open.retried' },
  { type: 'consent.given' },
  { type: 'values.changed', change: { name: 'Typed' } },
  { type: 'values.changed', change: { name: '', duration: '9' } },
  { type: 'values.changed', change: { destinationUrl: 'https://typed.example/' } },
  { type: 'values.changed', change: { duration: '3 days', interests: ['maps'] } },
  { type: 'values.changed', change: { endDate: '2026-05-20', isOngoing: true } },
  { type: 'values.changed', change: { adType: 'WEB_CONVERSION' } },
  { type: 'values.changed', change: { adType: 'CONSIDERATION' } },
  { type: 'budget.changed', reading: { kind: 'amount', money: usd(900), check: 'usual' } },
  { type: 'budget.changed', reading: { kind: 'amount', money: usd(90_000), check: 'unusual' } },
  { type: 'budget.confirmed', amount: usd(90_000) },
  { type: 'pinChoice.opened' },
  { type: 'tagChoice.opened' },
  { type: 'form.submitted' },
  { type: 'form.submitted' },
  { type: 'form.submitted' },
  { type: 'check.requested' },
  { type: 'check.requested' },
  { type: 'error.dismissed' },
  { type: 'step.continued' },
  { type: 'step.back' },
  { type: 'back.pressed' },
  { type: 'billing.saved' },
  { type: 'window.focused' },
  { type: 'page.hidden' },
  { type: 'page.dismissed' },
  { type: 'draft.startedOver' },
  { type: 'draft.undone' },
  { type: 'draft.noticed' },
  { type: 'draft.changedElsewhere', draft: otherDraft },
  { type: 'draft.adopted' },
  { type: 'draft.kept' },
]

const opened = { account: customer, pin: walks, isPinGone: false, draft: null }
const answers = {
  open: [
    opened,
    { ...opened, account: business },
    { ...opened, account: stranger },
    { ...opened, account: stranger, draft: stored },
    { ...opened, pin: null, isPinGone: true, draft: stored },
    { ...opened, account: business, pin: null },
  ],
  recordConsent: [undefined],
  pinSelection: [
    { outcome: 'chosen', pin: maps },
    { outcome: 'chosen', pin: walks },
    { outcome: 'chosen', pin: { ...walks, id: '4', ownerId: '2' } },
    { outcome: 'cancelled' },
  ],
  tagSelection: [{ outcome: 'chosen', tag }, { outcome: 'cancelled' }],
  businessInfo: [
    { outcome: 'saved', info: pottery },
    { outcome: 'back', info: pottery },
    { outcome: 'saved', info: pottery },
    { outcome: 'closed', info: pottery },
  ],
  createCampaign: ['99'],
  findCampaign: ['99', null, null],
  readAccount: [business, stranger, customer],
} as const
export type WalkCall = keyof typeof answers
export const walkCalls = Object.keys(answers) as readonly WalkCall[] // SAFETY: these are its keys.

/** The calls that can fail; the steps only end. */
const canFail: readonly WalkCall[] = [
  'open',
  'recordConsent',
  'createCampaign',
  'createCampaign',
  'findCampaign',
  'readAccount',
]
const failures = [
  new ApiFailure('offline'),
  new ApiFailure('refused', { status: 401, messageDetail: 'No.' }),
  new ApiFailure('refused', { status: 400, serverMessage: 'No.' }),
  new ApiFailure('server', { status: 503 }),
  new TypeError('x is undefined'),
]

/** What an oracle knows about the ad. `uncertain`: it may exist. */
export type AdState = 'none' | 'asked' | 'uncertain' | 'exists'

/** Quick promote, whose calls are answered by a walk. */
export function startWalkOn<C extends TestClock>(clock: C, n: number) {
  const options = pick(starts, n)
  const flow = startQuickPromoteOn(clock, options)
  const settled = new Set<unknown>()
  let [ad, asked]: [AdState, number] = [options.campaignId ? 'exists' : 'none', 0]
  /** The latest call, if it is in flight. */
  const pending = (name: WalkCall) => {
    const call = flow[name].calls.at(-1)
    return call && !settled.has(call) && !call.signal.aborted ? call : null
  }
  const settle = (name: WalkCall) => {
    const call = pending(name)
    settled.add(call)
    // SAFETY: the answers are those of this call.
    return call as FakeCall<unknown, unknown> | null
  }
  return {
    ...flow,
    isLinked: Boolean(options.campaignId),
    pending,
    answer(name: WalkCall, index: number) {
      const call = settle(name)
      const isGroup = options.target?.kind === 'productGroup'
      const answer =
        name === 'open' && isGroup
          ? { ...pick(answers.open, index), pin: null, isPinGone: false, draft: null }
          : pick<unknown>(answers[name], index)
      if (call && name === 'createCampaign') ad = 'exists'
      if (call && name === 'findCampaign') ad = answer === null ? 'none' : 'exists'
      return call?.resolve(answer)
    },
    fail(index: number, of: number) {
      const name = pick(canFail, index)
      const call = settle(name)
      const failure = pick(failures, of)
      const isAnswer = failure instanceof ApiFailure && failure.status !== null
      if (call && name === 'createCampaign') ad = isAnswer ? 'none' : 'uncertain'
      return call?.reject(failure)
    },
    /** Whether the ad exists, after what has just happened; throws when it was asked for without knowing that it does not. */
    adState(): AdState {
      const { calls } = flow.createCampaign
      if (calls.length > asked) {
        if (ad !== 'none' || calls.length > asked + 1) throw new Error(`Asked again for an ad: ${ad}.`)
        ;[ad, asked] = ['asked', calls.length]
      }
      // Given up without an answer.
      if (ad === 'asked' && pending('createCampaign') === null) ad = 'uncertain'
      return ad
    },
  }
}

export type Walk = ReturnType<typeof startWalkOn>

/** What was typed and has to be on the form. */
export type Typed = Partial<PromoteValues>

/** What has to be on the form after an event that the machine took. */
export function typedAfter(typed: Typed, event: QuickPromoteEvent, discarded: Typed): Typed {
  if (event.type === 'draft.startedOver' || event.type === 'draft.adopted') return {}
  if (event.type === 'draft.undone') return discarded
  if (event.type === 'budget.changed')
    return { ...typed, budget: event.reading.kind === 'amount' ? event.reading.money : null }
  if (event.type !== 'values.changed') return typed
  const { duration, endDate, ...others } = { ...typed, ...event.change }
  if (event.change.duration !== undefined) return { ...others, duration: event.change.duration }
  if (event.change.endDate !== undefined) return { ...others, endDate: event.change.endDate }
  return { ...others, ...(duration !== undefined && { duration }), ...(endDate !== undefined && { endDate }) }
}
