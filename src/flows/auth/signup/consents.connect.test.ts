import { describe, expect, it, vi } from 'vitest'
import { consentsMachine } from '../../../../machines/auth/consents/consents.machine.ts'
import { run } from '../../../../testing/machines/run.ts'
import { noConsents, requiredConsents, setAllConsents } from '../../../domain/auth/signup/consent.ts'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { createManualClock } from '../../../platform/memory.ts'
import { connectConsents, consentOptions, consentsCallbacks } from './consents.connect.ts'

function start() {
  const running = run(consentsMachine, { clock: createManualClock(), input: { policy: defaultPolicy } })
  return { ...running, shown: () => connectConsents(running.actor.getSnapshot()) }
}

describe('what the consent step shows', () => {
  it('at first: nothing ticked, and no Next', () => {
    expect(start().shown()).toMatchObject({
      consents: noConsents,
      all: 'clear',
      canContinue: false,
    })
  })

  it("J8 a mixed 'Agree to all' while some are ticked, and Next with the four", () => {
    const { send, shown } = start()
    for (const key of requiredConsents) send({ type: 'consent.toggled', key })
    expect(shown()).toMatchObject({
      all: 'mixed',
      canContinue: true,
      consents: { terms: true, optionalMarketingConsent: false },
    })
  })

  it("a ticked 'Agree to all' when every box is", () => {
    const { send, shown } = start()
    send({ type: 'all.toggled' })
    expect(shown()).toMatchObject({ all: 'ticked', canContinue: true, consents: setAllConsents(true) })
  })

  it('the Business Terms of Service to a business, and every other page as it is', () => {
    expect(consentOptions(defaultPolicy, false)).toEqual({
      isBusiness: false,
      policies: defaultPolicy.consentPolicies,
    })
    expect(consentOptions(defaultPolicy, true)).toEqual({
      isBusiness: true,
      policies: { ...defaultPolicy.consentPolicies, terms: defaultPolicy.paths.businessTerms },
    })
  })
})

it.each([
  ['onToggle', ['terms'], { type: 'consent.toggled', key: 'terms' }],
  ['onToggleAll', [], { type: 'all.toggled' }],
  ['onSubmit', [], { type: 'form.submitted' }],
  ['onBack', [], { type: 'back.requested' }],
] as const)('what the consent step tells: %s', (name, args, event) => {
  const told = vi.fn<(event: unknown) => void>()
  // SAFETY: the arguments above are the callback's own.
  ;(consentsCallbacks(told)[name] as (...given: readonly unknown[]) => void)(...args)
  expect(told).toHaveBeenCalledExactlyOnceWith(event)
})
