import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  agreesToAll,
  agreesToSome,
  consentExtras,
  consentKeys,
  hasRequiredConsents,
  noConsents,
  requiredConsents,
  setAllConsents,
  toggleConsent,
  type Consents,
} from './consent.ts'

/** All 2^5 combinations of boxes. */
const every: readonly Consents[] = Array.from({ length: 32 }, (_, bits) =>
  consentKeys.reduce(
    (consents, key, index) => (bits & (1 << index) ? toggleConsent(consents, key) : consents),
    noConsents,
  ),
)
const ticked = (consents: Consents) => consentKeys.filter((key) => consents[key])

describe('§4 Consent ticking', () => {
  it('has four required boxes and one optional', () => {
    expect(consentKeys).toHaveLength(5)
    expect(requiredConsents).toHaveLength(4)
    expect(consentKeys.filter((key) => !requiredConsents.some((required) => required === key))).toEqual([
      'optionalMarketingConsent',
    ])
    expect(new Set(every.map((consents) => ticked(consents).join())).size).toBe(32)
  })

  it("H5 'Agree to all' ticks and clears every box", () => {
    expect(ticked(setAllConsents(true))).toEqual(consentKeys)
    expect(ticked(setAllConsents(false))).toEqual([])
  })

  it("H5 'Agree to all' is ticked, mixed or clear, and 'Next' requires the four: all 32 combinations", () => {
    for (const consents of every) {
      const count = ticked(consents).length
      expect(agreesToAll(consents)).toBe(count === 5)
      expect(agreesToSome(consents)).toBe(count > 0 && count < 5)
      expect(hasRequiredConsents(consents)).toBe(
        count === 5 || (count === 4 && !consents.optionalMarketingConsent),
      )
    }
  })

  it("H5 unticking any box clears 'Agree to all' and leaves the other four", () => {
    for (const key of consentKeys) {
      const consents = toggleConsent(setAllConsents(true), key)
      expect(agreesToAll(consents)).toBe(false)
      expect(ticked(consents)).toEqual(consentKeys.filter((other) => other !== key))
    }
  })

  it('H5 holds after any clicks in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...consentKeys, 'all' as const)), (clicks) => {
        const model = new Set<string>()
        let consents = noConsents
        for (const click of clicks) {
          if (click === 'all') {
            const isGiven = model.size < 5
            for (const key of consentKeys)
              if (isGiven) model.add(key)
              else model.delete(key)
            consents = setAllConsents(!agreesToAll(consents))
          } else {
            if (!model.delete(click)) model.add(click)
            consents = toggleConsent(consents, click)
          }
          expect(ticked(consents)).toEqual(consentKeys.filter((key) => model.has(key)))
          expect(agreesToAll(consents)).toBe(model.size === 5)
          expect(hasRequiredConsents(consents)).toBe(requiredConsents.every((key) => model.has(key)))
        }
      }),
    )
    expect(ticked(noConsents)).toEqual([])
  })
})

describe('§3 Consent extras', () => {
  it('H5 opts out of marketing unless its box is ticked', () => {
    for (const consents of every)
      expect(consentExtras(consents).marketing_notifs_opt_out).toBe(!consents.optionalMarketingConsent)
  })

  it('H6 never reports consent without the required four', () => {
    for (const consents of every)
      expect(consentExtras(consents).kr_privacy_consent_opt_in).toBe(hasRequiredConsents(consents))
    expect(consentExtras(setAllConsents(true))).toEqual({
      kr_privacy_consent_opt_in: true,
      marketing_notifs_opt_out: false,
    })
    expect(consentExtras(noConsents)).toEqual({
      kr_privacy_consent_opt_in: false,
      marketing_notifs_opt_out: true,
    })
  })
})
