import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../src/platform/memory.ts'
import { refused } from '../../../testing/machines/auth.ts'
import { startSocialSignup, type StartOptions } from '../../../testing/machines/socialSignup.ts'

const start = (options?: StartOptions) => startSocialSignup(createManualClock(), options)

describe('§4 §5 Underage', () => {
  it('C9 on a device with the flag, nothing is asked', async () => {
    const { at, context, readProfile, readUnderageFlag, submitBirthday } = start()
    await readUnderageFlag.last().resolve(true)
    expect([at(), context().errors, readProfile.calls]).toEqual([
      'collectingBirthday.blocked',
      { notice: 'signup.ineligible' },
      [],
    ])
    submitBirthday()
    expect(at()).toBe('collectingBirthday.blocked')
  })

  it('C9 a flag that cannot be read counts as not set', async () => {
    const { at, readUnderageFlag, submitBirthday } = start({
      type: 'sso',
      profile: { email: 'robin@acme.example' },
    })
    await readUnderageFlag.last().reject(new Error('blocked'))
    expect(at()).toBe('collectingBirthday.entering')
    submitBirthday()
    await readUnderageFlag.last().reject(new Error('blocked'))
    expect(at()).toBe('registering.calling.waiting')
  })

  it('C9 a flag set by another tab blocks the registration', async () => {
    const { at, readUnderageFlag, register, submitBirthday, toBirthday } = start()
    await toBirthday()
    submitBirthday()
    await readUnderageFlag.last().resolve(true)
    expect([at(), register.calls]).toEqual(['collectingBirthday.blocked', []])
  })

  it('C10 asks whether the birthday is right, and stores nothing; after Edit, an older date is submitted', async () => {
    const { actor, at, emitted, setUnderageFlag, submitBirthday, toBirthday } = start()
    await toBirthday()
    submitBirthday('2015-01-01')
    expect([
      at(),
      setUnderageFlag.calls.length,
      actor.getSnapshot().children.underage?.getSnapshot().context.birthday,
    ]).toEqual(['underage', 0, '2015-01-01'])
    expect(emitted).toEqual([])
    actor.getSnapshot().children.underage?.send({ type: 'edit.requested' })
    expect(at()).toBe('collectingBirthday.entering')
    submitBirthday()
    expect(at()).toBe('registering.checkingAge')
  })

  it('C10 the server’s refusal sets the flag; Edit finds the form blocked, with the message', async () => {
    const { actor, at, context, emitted, fail, setUnderageFlag, toRegister } = start()
    await toRegister()
    await fail(refused('underage'))
    expect([at(), setUnderageFlag.calls.length, emitted]).toMatchObject([
      'underage',
      1,
      [{ type: 'attempt.failed', row: 'signup.underage', provider: 'facebook' }],
    ])
    actor.getSnapshot().children.underage?.send({ type: 'edit.requested' })
    expect([at(), context().errors]).toEqual(['collectingBirthday.blocked', { notice: 'signup.ineligible' }])
  })

  it('Confirm turns the user away', async () => {
    const { actor, submitBirthday, toBirthday } = start()
    await toBirthday()
    submitBirthday('2015-01-01')
    actor.getSnapshot().children.underage?.send({ type: 'birthday.confirmed' })
    actor.getSnapshot().children.underage?.send({ type: 'leave.requested' })
    expect(actor.getSnapshot().output).toEqual({ outcome: 'turnedAway' })
  })
})
