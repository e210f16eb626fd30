import { describe, expect, it } from 'vitest'
import { consentKeys } from '../../../src/domain/auth/signup/consent.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { wren } from '../../../testing/machines/auth.ts'
import { birthdayMachine } from './birthday.machine.ts'
import { birthday, member, agreed, startBirthday } from '../../../testing/machines/birthday.ts'

const start = (options?: Parameters<typeof startBirthday>[1]) => startBirthday(createManualClock(), options)

it('takes a date, or consents first, and ends with a user, a message or a refusal', () => {
  expect(leavesOf(birthdayMachine).map(({ name }) => name)).toEqual([
    'birthday.deciding',
    'birthday.consents',
    'birthday.editing.empty',
    'birthday.editing.filled',
    'birthday.confirmingAge',
    'birthday.submitting.waiting',
    'birthday.submitting.slow',
    'birthday.judging',
    'birthday.ineligible',
    'birthday.ageProtected',
    'birthday.respondMessage',
    'birthday.done',
  ])
})

describe.each(['plain', 'strict'] as const)('§4 Birthday step (%s)', (mode) => {
  it('setting a date value clears the error and enables the button', () => {
    const { at, change, context, submit } = start({ mode })
    submit('')
    expect([at(), context().error]).toEqual(['editing.empty', 'required'])
    change(birthday)
    expect([at(), context().error]).toEqual(['editing.filled', null])
    change('')
    expect(at()).toBe('editing.empty')
  })

  it('sends the date once and ends with the user (D1)', async () => {
    const { actor, emitted, submit, submitBirthday } = start({ mode })
    for (let n = 0; n < 5; n += 1) submit()
    expect(submitBirthday.calls.map(({ input }) => input)).toEqual([
      { date: { year: 2000, month: 2, day: 29 }, extras: {} },
    ])
    await submitBirthday.last().resolve(member)
    expect([actor.getSnapshot().value, emitted]).toEqual([
      'done',
      [{ type: 'birthday.accepted', user: wren }],
    ])
  })

  it('shows the server’s message before it ends', async () => {
    const { actor, at, context, emitted, send, submit, submitBirthday } = start({ mode })
    submit()
    await submitBirthday.last().resolve({ ...member, message: 'Welcome to the beta.' })
    expect([at(), context().message, emitted]).toEqual(['respondMessage', 'Welcome to the beta.', []])
    send({ type: 'message.closed' })
    expect([actor.getSnapshot().status, emitted]).toEqual([
      'done',
      [{ type: 'birthday.accepted', user: wren }],
    ])
  })
})

describe.each(['plain', 'strict'] as const)('H6 the consents (%s)', (mode) => {
  it('come first when needed, and their extras are sent with the birthday', () => {
    const { agree, at, submit, submitBirthday } = start({ mode, needsConsents: true })
    expect(at()).toBe('consents')
    agree()
    expect([at(), submitBirthday.calls.length]).toEqual(['editing.empty', 0])
    submit()
    expect(submitBirthday.last().input.extras).toEqual(agreed)
  })

  it('Back leads to the date, whose button leads to them again: nothing is sent without the required four', () => {
    const { agree, at, back, context, submit, submitBirthday } = start({ mode, needsConsents: true })
    back()
    expect(at()).toBe('editing.empty')
    submit()
    expect([at(), submitBirthday.calls.length]).toEqual(['consents', 0])
    back()
    // H7 the birthday is unchanged.
    expect([at(), context().birthday, submitBirthday.calls.length]).toEqual(['editing.filled', birthday, 0])
    submit()
    agree()
    expect([at(), submitBirthday.last().input]).toEqual([
      'submitting.waiting',
      { date: { year: 2000, month: 2, day: 29 }, extras: agreed },
    ])
    expect(consentKeys).toHaveLength(5)
  })

  it('are skipped when they are not needed', () => {
    expect(start({ mode }).at()).toBe('editing.empty')
  })
})
