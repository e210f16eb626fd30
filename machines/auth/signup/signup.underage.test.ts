import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { refused } from '../../../testing/machines/auth.ts'
import { startSignupOn, type SignupOptions } from '../../../testing/machines/signup.ts'

const startSignup = (options?: SignupOptions) => startSignupOn(createManualClock(), options)
const young = { birthday: '2020-01-01' }

describe('§4 Underage', () => {
  const byRule = () => {
    const running = startSignup()
    running.submit(young)
    return running
  }
  const byServer = async () => {
    const running = startSignup()
    await running.submitUpTo('register')
    await running.register.last().reject(refused('underage'))
    return running
  }

  it.each([
    ['the form’s own rule, which is not stored yet', byRule, 0],
    ['the server, which is stored at once', byServer, 1],
  ] as const)('C10 asks about the birthday by %s', async (_, come, count) => {
    const { actor, at, context, register, setUnderageFlag } = await come()
    expect([at(), actor.getSnapshot().hasTag('view:UnderageConfirmation'), context().errors]).toEqual([
      'underage',
      true,
      {},
    ])
    expect([setUnderageFlag.calls.length, register.calls.length]).toEqual([count, count])
  })

  it('by the birthday’s validation, too', async () => {
    const { at, submitUpTo, validateBirthday } = startSignup()
    await submitUpTo('validateBirthday')
    await validateBirthday.last().reject(refused('underage'))
    expect(at()).toBe('underage')
  })

  it('other errors come first', () => {
    const { at, context, setUnderageFlag, submit } = startSignup()
    submit({ ...young, password: 'a' })
    expect([at(), setUnderageFlag.calls, context().errors]).toMatchObject([
      'editing.signup.typing',
      [],
      { password: 'signup.passwordTooShort' },
    ])
  })

  it('C10 Edit leads back to the form with the birthday; an older date is submitted', () => {
    const { at, checkEmailExists, children, context, submit } = byRule()
    children().underage?.send({ type: 'edit.requested' })
    expect([at(), context().birthday, context().errors]).toEqual([
      'editing.signup.typing',
      young.birthday,
      {},
    ])
    submit()
    expect(checkEmailExists.calls).toHaveLength(1)
  })

  it.each([
    ['the server’s refusal', byServer, []],
    ['Confirm', byRule, ['birthday.confirmed', 'stay.requested']],
  ] as const)(
    'C10 after %s, Edit leads to a form where an older date changes nothing',
    async (_, come, events) => {
      const { at, checkEmailExists, children, context, send, submit } = await come()
      const asked = checkEmailExists.calls.length
      for (const type of [...events, 'edit.requested'] as const) children().underage?.send({ type })
      expect([at(), context().errors]).toEqual(['correcting', { notice: 'signup.ineligible' }])
      send({ type: 'birthday.changed', value: '1990-05-17' })
      submit()
      expect([at(), context().errors, checkEmailExists.calls.length]).toEqual([
        'correcting',
        { notice: 'signup.ineligible' },
        asked,
      ])
    },
  )

  it('Confirm ends it as turnedAway', () => {
    const { actor, children, clock } = byRule()
    children().underage?.send({ type: 'birthday.confirmed' })
    clock.advance(defaultPolicy.timing.underageRedirect)
    expect(actor.getSnapshot().output).toEqual({ outcome: 'turnedAway' })
  })

  it.each(['plain', 'strict'] as const)(
    'C9 an existing flag disables the form and says so (%s)',
    async (mode) => {
      const { at, checkEmailExists, context, readUnderageFlag, send, submit } = startSignup({ mode })
      await readUnderageFlag.last().resolve(true)
      submit()
      expect([at(), context().errors, checkEmailExists.calls]).toEqual([
        'ineligible.form',
        { notice: 'signup.ineligible' },
        [],
      ])
      send({ type: 'login.requested' })
      expect(at()).toBe('loginRequested')
    },
  )

  it("C9 an existing flag disables 'Continue with email' before the form is revealed, and says so", async () => {
    const { at, choose, context, openPopup, readUnderageFlag, send } = startSignup({ isFormShown: false })
    await readUnderageFlag.last().resolve(true)
    send({ type: 'email.chosen' })
    expect([at(), context().errors]).toEqual(['ineligible.choosing', { notice: 'signup.ineligible' }])
    choose('facebook')
    openPopup.last().send({ type: 'popup.blocked' })
    expect(at()).toBe('editing.choosing')
    await readUnderageFlag.last().resolve(true)
    expect(at()).toBe('ineligible.choosing')
  })

  it('C9 a flag set by another tab stops the submit', async () => {
    const { at, checkEmailExists, readUnderageFlag, submit } = startSignup()
    await readUnderageFlag.last().resolve(false)
    submit()
    await readUnderageFlag.last().resolve(true)
    expect([at(), checkEmailExists.last().signal.aborted]).toEqual(['ineligible.form', true])
  })

  it('C9 a flag that cannot be read does not block', async () => {
    const { at, readUnderageFlag } = startSignup()
    await readUnderageFlag.last().reject(new Error('blocked'))
    expect(at()).toBe('editing.signup.typing')
  })
})
