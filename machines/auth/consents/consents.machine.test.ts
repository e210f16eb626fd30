import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consentKeys, requiredConsents, type ConsentKey } from '../../../src/domain/auth/signup/consent.ts'
import { defaultPolicy, resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { run, type Mode } from '../../../testing/machines/run.ts'
import { consentsMachine } from './consents.machine.ts'

function start(mode: Mode = 'plain') {
  const running = run(consentsMachine, { clock: createManualClock(), mode, input: { policy: defaultPolicy } })
  return {
    ...running,
    toggle: (...keys: readonly ConsentKey[]) =>
      keys.forEach((key) => running.send({ type: 'consent.toggled', key })),
    toggleAll: () => running.send({ type: 'all.toggled' }),
    submit: () => running.send({ type: 'form.submitted' }),
    ticked: () => consentKeys.filter((key) => running.actor.getSnapshot().context.consents[key]),
    ended: () => running.actor.getSnapshot().output,
  }
}

it('chooses, and agrees or goes back', () => {
  expect(leavesOf(consentsMachine).map(({ name }) => name)).toEqual([
    'consents.choosing.incomplete',
    'consents.choosing.complete',
    'consents.agreed',
    'consents.left',
  ])
})

describe.each(['plain', 'strict'] as const)('§4 Consent ticking (%s)', (mode) => {
  it('starts with nothing ticked', () => {
    const { at, ticked } = start(mode)
    expect([at(), ticked()]).toEqual(['choosing.incomplete', []])
  })

  it("H5 'Agree to all' ticks every box; unticking any clears it; ticking all sets it", () => {
    const { at, ticked, toggle, toggleAll } = start(mode)
    toggleAll()
    expect([at(), ticked()]).toEqual(['choosing.complete', consentKeys])
    toggle('terms')
    expect([at(), ticked()]).toEqual(['choosing.incomplete', consentKeys.slice(1)])
    toggleAll()
    expect(ticked()).toEqual(consentKeys)
    toggleAll()
    expect([at(), ticked()]).toEqual(['choosing.incomplete', []])
  })

  it('H5 Next works with the four required boxes, the optional one or not', () => {
    for (const isOptional of [false, true]) {
      const { ended, submit, toggle } = start(mode)
      toggle(...requiredConsents, ...(isOptional ? ['optionalMarketingConsent' as const] : []))
      submit()
      const extras = { kr_privacy_consent_opt_in: true, marketing_notifs_opt_out: !isOptional }
      expect(ended()).toEqual({ outcome: 'agreed', extras })
    }
  })

  it.each(requiredConsents)('H6 Next does nothing without %s', (missing) => {
    const { at, ended, submit, toggle, toggleAll } = start(mode)
    toggleAll()
    toggle(missing)
    submit()
    expect([at(), ended()]).toEqual(['choosing.incomplete', undefined])
  })

  it('§9 Next or Enter while a required box is missing shows a toast for 3,500 ms', () => {
    const { emitted, submit, toggle, toggleAll } = start(mode)
    submit()
    expect(emitted).toEqual([
      { type: 'toast.shown', message: 'consents.reason', duration: 'validationToast', kind: 'alert' },
    ])
    expect(defaultPolicy.timing.validationToast).toBe(3_500)
    toggleAll()
    toggle('optionalMarketingConsent')
    submit()
    expect(emitted).toHaveLength(1)
  })

  it('goes back without agreeing, regardless of the ticked boxes', () => {
    for (const isAll of [false, true]) {
      const { at, ended, send, toggleAll } = start(mode)
      if (isAll) toggleAll()
      send({ type: 'back.requested' })
      expect([at(), ended()]).toEqual(['left', { outcome: 'back' }])
    }
  })
})

describe('H5 the machine matches a set of boxes, clicked in any order', () => {
  const all: readonly (ConsentKey | 'all')[] = [...consentKeys, 'all']

  it('after each click, and Next needs the required four', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...all), { maxLength: 30 }), (clicks) => {
        const { at, ended, submit, ticked, toggle, toggleAll } = start()
        const model = new Set<ConsentKey>()
        for (const click of clicks) {
          if (click === 'all') {
            const isEvery = model.size === consentKeys.length
            model.clear()
            if (!isEvery) for (const key of consentKeys) model.add(key)
            toggleAll()
          } else {
            if (!model.delete(click)) model.add(click)
            toggle(click)
          }
          const canGoOn = requiredConsents.every((key) => model.has(key))
          expect(ticked()).toEqual(consentKeys.filter((key) => model.has(key)))
          expect(at()).toBe(canGoOn ? 'choosing.complete' : 'choosing.incomplete')
        }
        const canGoOn = at() === 'choosing.complete'
        submit()
        expect(ended()).toEqual(
          canGoOn
            ? {
                outcome: 'agreed',
                extras: {
                  kr_privacy_consent_opt_in: true,
                  marketing_notifs_opt_out: !model.has('optionalMarketingConsent'),
                },
              }
            : undefined,
        )
      }),
    )
    expect.hasAssertions()
  })
})

it("§2 the page behind each 'Learn more' can be set by the app, one by one", () => {
  const { consentPolicies } = resolvePolicy({ consentPolicies: { terms: '/terms' } })
  expect(consentPolicies).toEqual({ ...defaultPolicy.consentPolicies, terms: '/terms' })
  expect(Object.keys(consentPolicies)).toEqual([...consentKeys])
})
