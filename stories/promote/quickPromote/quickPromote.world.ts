import { ApiFailure } from '../../../src/api/failure.ts'
import { defineWorld } from '../../paths/world.types.ts'
import { promoteDraft } from './promoteSamples.ts'

const input = {
  session: { userId: '1' },
  actingFor: null,
  advertiserId: '900',
  target: { kind: 'pin', pinId: '21' },
  country: 'DE',
  places: ['DE', 'FR'],
  locale: 'en',
  today: '2026-01-15',
  requestedStep: null,
  campaignId: null,
}

const LATER = '2026-02-01'
const SOONER = '2026-01-20'

interface Values {
  readonly name: string
  readonly destinationUrl: string
  readonly duration: string
  readonly endDate: string
  readonly adType: string
  readonly startDate?: string | undefined
  readonly places?: readonly string[] | undefined
}

/** Which field was changed. Several changes count as one, because each error needs only one. */
function changeIn({ name, destinationUrl, duration, endDate, adType, startDate, places }: Values) {
  if (startDate === LATER && endDate === SOONER) return 'endBeforeStart'
  const changes = Object.entries({
    name: name === '',
    noDestination: destinationUrl === '',
    wrongDestination: destinationUrl === 'a',
    duration: duration === '',
    endDate: endDate === '2026-01-01',
    adType: adType === 'WEB_CONVERSION',
    startDate: startDate === '2026-01-01',
    startsLater: startDate === LATER,
    places: places?.length === 0,
  }).flatMap(([change, isMade]) => (isMade ? [change] : []))
  return changes.length > 1 ? 'several' : changes[0]
}

export const quickPromoteWorld = defineWorld('quickPromote', {
  sheet: { flow: 'quick-promote', position: 1 },
  inputs: { '': input },
  events: [
    { type: 'open.retried' },
    { type: 'consent.given' },
    { type: 'values.changed', text: 'clear the name', change: { name: '' } },
    { type: 'values.changed', text: 'clear the destination', change: { destinationUrl: '' } },
    { type: 'values.changed', text: 'type no web address', change: { destinationUrl: 'a' } },
    { type: 'values.changed', text: 'clear the days', change: { duration: '' } },
    { type: 'values.changed', text: 'choose a day in the past', change: { endDate: '2026-01-01' } },
    { type: 'values.changed', text: 'choose web conversions', change: { adType: 'WEB_CONVERSION' } },
    { type: 'values.changed', text: 'choose a start in the past', change: { startDate: '2026-01-01' } },
    { type: 'values.changed', text: 'choose a later start', change: { startDate: LATER } },
    { type: 'values.changed', text: 'choose an end before it', change: { endDate: SOONER } },
    { type: 'values.changed', text: 'choose no place', change: { places: [] } },
    { type: 'pinChoice.opened' },
    { type: 'tagChoice.opened' },
    { type: 'form.submitted' },
    { type: 'check.requested' },
    { type: 'error.dismissed' },
    { type: 'step.continued' },
    { type: 'back.requested' },
    { type: 'billing.saved' },
    { type: 'page.focused' },
    { type: 'page.dismissed' },
    { type: 'draft.restarted' },
    { type: 'draft.undone' },
    { type: 'draft.adopted' },
    { type: 'draft.kept' },
    { type: 'draft.replaced', text: 'another tab stores a newer draft', draft: promoteDraft },
  ],
  failures: [
    new ApiFailure('offline'),
    new ApiFailure('malformed', { status: 200 }),
    new ApiFailure('server', { status: 500 }),
    new ApiFailure('refused', { status: 401, messageDetail: 'No.' }),
    new ApiFailure('refused', { status: 403, messageDetail: 'No.' }),
  ],
  difference: ({ context: { account, campaignId, pin, values } }) => [
    campaignId !== null,
    account?.hasBillingInfo,
    account?.hasBusinessInfo,
    account?.hasConsented,
    pin?.ownerId,
    changeIn(values),
  ],
})
