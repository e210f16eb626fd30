import { describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '../../../api/failure.ts'
import { notSso } from '../../../domain/auth/providers/ssoInfo.ts'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { createManualClock } from '../../../platform/memory.ts'
import { newcomer, startSsoSignup } from '../../../../testing/machines/ssoSignup.ts'
import {
  connectSsoCompany,
  connectSsoEmail,
  connectSsoSignup,
  ssoCompanyCallbacks,
  ssoEmailCallbacks,
} from './ssoSignup.connect.ts'

function start(email = ' robin@acme.example ') {
  const running = startSsoSignup(createManualClock(), { email })
  const snapshot = () => running.actor.getSnapshot()
  return {
    ...running,
    step: () => connectSsoSignup(snapshot()).step,
    form: () => connectSsoEmail(snapshot()),
    company: () => connectSsoCompany(snapshot()),
  }
}

describe('what the page shows', () => {
  it('that it is checking, and after a while that it takes long', () => {
    const { clock, company, step } = start()
    const checking = { screen: 'checking', email: 'robin@acme.example', isPending: true, error: null }
    expect([step(), company()]).toMatchObject(['company', { ...checking, isSlow: false }])
    clock.advance(defaultPolicy.timing.slowAnswer)
    expect(company()).toMatchObject({ ...checking, isSlow: true })
  })

  it('what is known of the email', async () => {
    const offering = start()
    await offering.checkSso.last().resolve(newcomer)
    expect(offering.company()).toMatchObject({ screen: 'offer', isPending: false, isPopupOpen: false })
    const found = start()
    await found.checkSso.last().resolve({ ...newcomer, existingUser: true })
    expect(found.company().screen).toBe('accountFound')
    const none = start()
    await none.checkSso.last().resolve(notSso)
    expect(none.company().screen).toBe('notFound')
    const failed = start()
    await failed.checkSso.last().reject(new ApiFailure('offline'))
    expect(failed.company()).toMatchObject({ screen: 'checkFailed', error: 'signup.offline' })
  })

  it('B12 the open popup, and that it is busy with the person whom the company named', async () => {
    const { company, identify, step, toIdentify } = start()
    await toIdentify()
    expect(company()).toMatchObject({ screen: 'offer', isPending: true, isPopupOpen: true })
    await identify.last().resolve({ idToken: 't', email: 'vale@acme.example', userName: null })
    expect([step(), company()]).toMatchObject([
      'company',
      { screen: 'offer', isPending: true, isPopupOpen: false },
    ])
  })

  it('the form for the email, with what was typed and its error; nothing once it is left', () => {
    const { form, send, step } = start('')
    send({ type: 'email.submitted', email: 'robin' })
    expect([step(), form()]).toMatchObject([
      'email',
      { email: 'robin', isPending: false, errors: { email: 'emailCollection.emailFormat' } },
    ])
    send({ type: 'signup.declined' })
    expect(step()).toBe('leaving')
  })
})

describe('what the page tells', () => {
  it.each([
    ['offer', 'sso.chosen'],
    ['accountFound', 'login.chosen'],
    ['notFound', 'signup.declined'],
    ['checkFailed', 'check.retried'],
  ] as const)('the main button at %s', (screen, type) => {
    const told = vi.fn<(event: unknown) => void>()
    ssoCompanyCallbacks(told).onContinue(screen)
    expect(told).toHaveBeenCalledExactlyOnceWith({ type })
  })

  it('another email, Cancel, and the form', () => {
    const told = vi.fn<(event: unknown) => void>()
    const company = ssoCompanyCallbacks(told)
    const form = ssoEmailCallbacks(told)
    company.onOtherEmail()
    company.onCancel()
    form.onEmailChange()
    form.onSubmit({ email: ' a ' })
    form.onDecline()
    expect(told.mock.calls.flat()).toEqual([
      { type: 'typing.chosen' },
      { type: 'submit.cancelled' },
      { type: 'email.changed' },
      { type: 'email.submitted', email: ' a ' },
      { type: 'signup.declined' },
    ])
  })
})
