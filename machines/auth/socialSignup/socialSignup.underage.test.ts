import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../src/platform/memory.ts'
import { startSocialSignup, type StartOptions } from '../../testing/socialSignup.ts'

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

  it('C9 a flag that cannot be read or set counts as not set', async () => {
    const { at, readUnderageFlag, submitBirthday } = start({
      type: 'sso',
      profile: { email: 'robin@acme.example' },
    })
    await readUnderageFlag.last().reject(new Error('blocked'))
    expect(at()).toBe('collectingBirthday.entering')
    submitBirthday()
    await readUnderageFlag.last().reject(new Error('blocked'))
    expect(at()).toBe('registering.calling.waiting')
    const young = start({ type: 'google' })
    await young.toBirthday()
    young.submitBirthday('2020-01-01')
    await young.setUnderageFlag.last().reject(new Error('blocked'))
    expect(young.at()).toBe('underage')
  })

  it('C9 a flag set by another tab blocks the registration', async () => {
    const { at, readUnderageFlag, register, submitBirthday, toBirthday } = start()
    await toBirthday()
    submitBirthday()
    await readUnderageFlag.last().resolve(true)
    expect([at(), register.calls]).toEqual(['collectingBirthday.blocked', []])
  })

  it('C10 sets the flag and asks again; Edit finds the form blocked, with the message', async () => {
    const { actor, at, context, emitted, setUnderageFlag, submitBirthday, toBirthday } = start()
    await toBirthday()
    submitBirthday('2015-01-01')
    expect([
      at(),
      setUnderageFlag.calls.length,
      actor.getSnapshot().children.underage?.getSnapshot().context.birthday,
    ]).toEqual(['underage', 1, '2015-01-01'])
    expect(emitted).toEqual([
      { type: 'attempt.failed', row: 'signup.underage', failure: null, provider: 'facebook' },
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
