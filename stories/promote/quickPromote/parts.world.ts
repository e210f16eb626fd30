import { ApiFailure } from '../../../src/api/failure.ts'
import { defineWorld } from '../../paths/world.types.ts'

const tag = { conversionTagId: '1', conversionEvent: 'checkout' }
const info = {
  name: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  region: '',
  postalCode: '',
  country: 'DE',
  taxId: '',
}
const complete = { ...info, name: 'a', addressLine1: 'a', city: 'a', postalCode: '10115' }

export const pinSelectionWorld = defineWorld('pinSelection', {
  sheet: { flow: 'quick-promote-choices', position: 1 },
  inputs: { '': { pinId: null } },
  events: [{ type: 'pin.chosen', pinId: '21' }, { type: 'retry.requested' }, { type: 'selection.cancelled' }],
  failures: [new ApiFailure('server')],
})

export const tagSelectionWorld = defineWorld('tagSelection', {
  sheet: { flow: 'quick-promote-choices', position: 2 },
  inputs: { '': { selected: null } },
  events: [
    { type: 'tag.selected', tag },
    { type: 'selection.confirmed' },
    { type: 'retry.requested' },
    { type: 'selection.cancelled' },
  ],
  failures: [new ApiFailure('server')],
  difference: ({ context }) => [context.selected],
})

const query = {
  advertiserId: '1',
  target: null,
  country: 'DE',
  places: [],
  dailyBudget: { minor: 100, currency: 'EUR' },
  totalBudget: null,
  startDate: '2026-01-15',
  days: 10,
  adType: 'CONSIDERATION',
  isAutoTargeting: true,
  ages: [],
  genders: [],
  interests: [],
}

export const budgetEstimateWorld = defineWorld('budgetEstimate', {
  sheet: { flow: 'quick-promote-choices', position: 4 },
  inputs: { '': {} },
  events: [
    { type: 'query.changed', text: 'type a budget', query },
    { type: 'query.changed', text: 'clear the budget', query: null },
    { type: 'retry.requested' },
  ],
  failures: [new ApiFailure('server')],
})

export const businessInfoWorld = defineWorld('businessInfo', {
  sheet: { flow: 'quick-promote-choices', position: 3 },
  inputs: { '': { info } },
  events: [
    { type: 'form.submitted', text: 'submit the empty form', info },
    { type: 'form.submitted', text: 'submit the form', info: complete },
    { type: 'form.submitted', text: 'submit without a state', info: { ...complete, country: 'US' } },
    { type: 'form.submitted', text: 'submit a wrong postal code', info: { ...complete, postalCode: 'x' } },
    { type: 'back.requested' },
    { type: 'page.dismissed' },
  ],
  failures: [new ApiFailure('server'), new ApiFailure('refused', { status: 400, messageDetail: 'No.' })],
})
