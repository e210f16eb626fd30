import { ApiFailure } from '../../src/api/failure.ts'
import type { PromoteDraft } from '../../src/domain/promote/draft.ts'
import { fullDraft } from '../../src/domain/promote/testing/drafts.ts'
import type { QuickPromoteEvent } from '../../machines/promote/quickPromote/quickPromote.types.ts'
import { pottery } from './businessInfo.ts'
import { business, customer, maps, stranger, tag, walks, type QuickPromoteOptions } from './quickPromote.ts'

/** Picks an item of the list; any number is a valid index. */
export function pick<T>(list: readonly T[], n: number): T {
  if (list.length === 0) throw new Error('The list is empty.')
  // SAFETY: the index lies within the list.
  return list[n % list.length] as T
}

const usd = (minor: number) => ({ minor, currency: 'USD' })
const stored: PromoteDraft = { ...fullDraft, pin: walks, dailyBudget: usd(1_250) }
const otherDraft: PromoteDraft = { ...stored, name: 'Of the other tab' }

/** The inputs that a walk can start with. */
export const walkStarts: readonly QuickPromoteOptions[] = [
  {},
  { country: 'DE' },
  { country: 'DE', target: null },
  { target: null },
  { target: { kind: 'productGroup', productGroupId: '5' } },
  { storesDrafts: false },
  { country: 'DE', requestedStep: 'pinSelection' },
  { campaignId: '88', requestedStep: 'billingForm' },
  { places: ['DE', 'FR'] },
]

/** Everything that a person or the browser can do. Events that lead far are listed more than once, so that walks take them more often. */
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
  { type: 'values.changed', change: { startDate: '2026-05-10' } },
  { type: 'values.changed', change: { isTotalBudget: true, isOngoing: false } },
  { type: 'values.changed', change: { isTotalBudget: false } },
  { type: 'values.changed', change: { places: ['DE'] } },
  { type: 'values.changed', change: { places: [] } },
  { type: 'values.changed', change: { country: 'CH' } },
  { type: 'budget.changed', text: '9', locale: 'en-US' },
  { type: 'budget.changed', text: '900', locale: 'en-US' },
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
  { type: 'back.requested' },
  { type: 'back.pressed' },
  { type: 'billing.saved' },
  { type: 'page.focused' },
  { type: 'page.hidden' },
  { type: 'page.dismissed' },
  { type: 'draft.restarted' },
  { type: 'draft.undone' },
  { type: 'draft.noticed' },
  { type: 'draft.replaced', draft: otherDraft },
  { type: 'draft.adopted' },
  { type: 'draft.kept' },
]

const abroad = { ...customer, country: 'DE', countries: ['DE', 'CH'] }
const opened = { account: customer, pin: walks, isPinGone: false, draft: null }
/** The possible answers to each call. */
export const walkAnswers = {
  open: [
    opened,
    { ...opened, account: abroad, today: '2026-05-04' },
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
  createCampaign: [{ id: '99', status: null }],
  findCampaign: [{ id: '99', status: null }, null, null],
  readAccount: [business, stranger, customer],
} as const
export type WalkCall = keyof typeof walkAnswers
export const walkCalls = Object.keys(walkAnswers) as readonly WalkCall[] // SAFETY: these are the table's keys.

/** The calls that can fail. The other actors are steps, which only end. */
export const walkFailing: readonly WalkCall[] = [
  'open',
  'recordConsent',
  'createCampaign',
  'createCampaign',
  'findCampaign',
  'readAccount',
]
export const walkFailures = [
  new ApiFailure('offline'),
  new ApiFailure('refused', { status: 401, messageDetail: 'No.' }),
  new ApiFailure('refused', { status: 400, serverMessage: 'No.' }),
  new ApiFailure('server', { status: 503 }),
  new TypeError('x is undefined'),
]
