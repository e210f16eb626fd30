import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isBillingValid,
  isBusinessValid,
  nextPromoteStep,
  openPromoteStep,
  promoteSteps,
  resumedPromoteStep,
  type PromoteFacts,
  type PromoteStep,
} from './promoteStep.ts'

const facts = (change: Partial<PromoteFacts> = {}): PromoteFacts => ({
  needsConsent: true,
  hasPin: false,
  isBusinessValid: false,
  isBillingValid: false,
  errorArea: null,
  hasCampaign: false,
  ...change,
})
const settled = facts({
  needsConsent: false,
  hasPin: true,
  isBusinessValid: true,
  isBillingValid: true,
  hasCampaign: true,
})

const anyFacts = fc.record<PromoteFacts>({
  needsConsent: fc.boolean(),
  hasPin: fc.boolean(),
  isBusinessValid: fc.boolean(),
  isBillingValid: fc.boolean(),
  errorArea: fc.constantFrom('modal', 'pin', null),
  hasCampaign: fc.boolean(),
})
const anyStep = fc.constantFrom(...promoteSteps)

describe('Q1 §2 the steps', () => {
  it('stand in the order of the specification', () => {
    expect(promoteSteps.join(', ')).toBe(
      'consent, pinSelection, page, businessForm, billingForm, success, error',
    )
  })
})

describe('Q18 §4 after the page', () => {
  it.each([
    ['modal', false, false, 'error'],
    ['modal', false, true, 'error'],
    ['modal', true, false, 'error'],
    ['modal', true, true, 'error'],
    ['pin', false, false, 'page'],
    ['pin', false, true, 'page'],
    ['pin', true, false, 'page'],
    ['pin', true, true, 'page'],
    [null, false, false, 'businessForm'],
    [null, false, true, 'businessForm'],
    [null, true, false, 'billingForm'],
    [null, true, true, 'success'],
  ] as const)('error in %j, business %j, billing %j: %s', (errorArea, business, billing, expected) => {
    const known = facts({ errorArea, isBusinessValid: business, isBillingValid: billing })
    expect(nextPromoteStep('page', known)).toBe(expected)
  })
})

describe('Q18 M9 after any other step', () => {
  it.each([
    ['consent', 'pinSelection'],
    ['pinSelection', 'page'],
    ['businessForm', 'billingForm'],
    ['billingForm', 'success'],
    ['success', null],
    ['error', null],
  ] as const)('%s: %s, whatever is known', (step, expected) => {
    fc.assert(
      fc.property(anyFacts, (known) => {
        expect(nextPromoteStep(step, known)).toBe(expected)
      }),
    )
  })
})

describe('steps that have nothing left to ask', () => {
  it.each<[PromoteStep, Partial<PromoteFacts>, PromoteStep | null]>([
    ['consent', {}, 'pinSelection'],
    ['consent', { hasPin: true }, 'page'],
    ['businessForm', { isBillingValid: true }, 'success'],
    ['businessForm', {}, 'billingForm'],
    ['page', { isBusinessValid: true }, 'billingForm'],
  ])('after %s with %o: %s', (step, change, expected) => {
    expect(openPromoteStep(step, facts(change))).toBe(expected)
  })

  it('lead to an end in at most six steps, from anywhere', () => {
    fc.assert(
      fc.property(anyStep, anyFacts, (from, known) => {
        const answered = { ...known, errorArea: known.errorArea === 'pin' ? null : known.errorArea }
        let step: PromoteStep | null = from
        for (let n = 0; step !== null && n < 6; n += 1) step = openPromoteStep(step, answered)
        expect(step).toBeNull()
      }),
    )
  })
})

describe('M9 a link to a step', () => {
  it.each<[string | null, Partial<PromoteFacts>, PromoteStep]>([
    [null, {}, 'consent'],
    [null, { needsConsent: false }, 'pinSelection'],
    [null, { needsConsent: false, hasPin: true }, 'page'],
    ['billingForm', { needsConsent: false, hasPin: true, isBusinessValid: true }, 'page'],
    ['billingForm', { needsConsent: false, hasPin: true, hasCampaign: true }, 'businessForm'],
    [
      'billingForm',
      { needsConsent: false, hasPin: true, hasCampaign: true, isBusinessValid: true },
      'billingForm',
    ],
    ['success', { needsConsent: false, hasPin: true }, 'page'],
    ['nonsense', { needsConsent: false, hasPin: true }, 'page'],
  ])('%j with %o opens %s', (requested, change, expected) => {
    expect(resumedPromoteStep(requested, facts(change))).toBe(expected)
  })

  it('opens what is asked for when everything before it is settled', () => {
    for (const step of ['consent', 'pinSelection', 'page'] as const)
      expect(resumedPromoteStep(step, settled)).toBe(step)
    const paying = { ...settled, isBillingValid: false }
    expect(resumedPromoteStep('billingForm', paying)).toBe('billingForm')
  })

  it.each(['businessForm', 'billingForm'] as const)('goes past a %s with nothing left to ask', (step) => {
    expect(resumedPromoteStep(step, settled)).toBe('success')
    const unpaid = { ...settled, isBillingValid: false }
    expect(resumedPromoteStep(step, unpaid)).toBe('billingForm')
  })
})

it.each([
  [false, false, false],
  [true, false, true],
  [false, true, true],
  [true, true, true],
])('Q19 one of the two is enough: %j or %j', (first, second, expected) => {
  expect([
    isBusinessValid({ hasBusinessAddress: first, hasBusinessInfo: second }),
    isBillingValid({ hasValidBillingProfile: first, hasBillingInfo: second }),
  ]).toEqual([expected, expected])
})
