import { describe, expect, it } from 'vitest'
import { dateOf } from '../../../src/domain/auth/signup/birthday.ts'
import { resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { refused } from '../../../testing/machines/auth.ts'
import { birthday, startBirthday } from '../../../testing/machines/birthday.ts'

const start = (options?: Parameters<typeof startBirthday>[1]) => startBirthday(createManualClock(), options)

describe('§5 Birthday', () => {
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['2014-02-29', 'invalid'],
    ['2014-04-31', 'invalid'],
    ['2011-13-1', 'invalid'],
    ['invalid', 'invalid'],
    ['?', 'invalid'],
    ['0000-01-01', 'invalid'],
    ['99999-01-01', 'invalid'],
    ['0001-01-01', 'overage'],
    ['1905-05-31', 'overage'],
    ['2026-01-02', 'invalid'],
  ])('F3, F4, F7, F8 %j means %s, and nothing is sent', (text, error) => {
    const { at, context, emitted, submit, submitBirthday } = start()
    submit(text)
    expect([context().error, submitBirthday.calls]).toEqual([error, []])
    expect(emitted).toEqual([
      {
        type: 'toast.shown',
        message: `birthday.error.${error}`,
        serverMessage: null,
        duration: 'validationToast',
        kind: 'echo',
      },
    ])
    expect(at()).toBe(text.trim() ? 'editing.filled' : 'editing.empty')
  })

  it.each(['2', '0002', '20', '0', '0020-05'])('F8 %j while the year is typed brings no error', (text) => {
    const { change, context } = start()
    change(text)
    expect(context().error).toBeNull()
  })

  it('F7 accepts 120 years', () => {
    const { at, submit } = start()
    submit('1906-06-01')
    expect(at()).toBe('submitting.waiting')
  })

  it.each([
    ['Pacific/Kiritimati', Date.UTC(2026, 5, 1, 9, 59), 'confirmingAge'],
    ['Pacific/Kiritimati', Date.UTC(2026, 5, 1, 10), 'submitting.waiting'],
    ['America/Los_Angeles', Date.UTC(2026, 5, 2, 6, 59), 'confirmingAge'],
    ['America/Los_Angeles', Date.UTC(2026, 5, 2, 7), 'submitting.waiting'],
    ['America/Sao_Paulo', Date.UTC(2026, 5, 2, 2, 59), 'confirmingAge'],
    ['America/Sao_Paulo', Date.UTC(2026, 5, 2, 3), 'submitting.waiting'],
  ])('F6 born on 2 June 2013, it is the day in %s that counts (%d)', (zone, now, state) => {
    const { at, submit } = start()
    submit('2013-06-02', dateOf(now, zone))
    expect(at()).toBe(state)
  })

  it.each([
    [Date.UTC(2025, 11, 31, 23, 59), 'editing.filled'],
    [Date.UTC(2026, 0, 1), 'confirmingAge'],
  ])('F9 in the minutes of New Year the clock that was given says which year it is (%d)', (now, state) => {
    const { at, submit } = start()
    submit('2026-01-01', dateOf(now, 'UTC'))
    expect(at()).toBe(state)
  })
})

describe('§4 Underage, C9', () => {
  it('C10 too young by the date: asks, and stores nothing; after Edit, an older date is submitted', () => {
    const { at, context, emitted, send, submit, submitBirthday } = start()
    submit('2020-01-01')
    expect([at(), context().birthday, emitted]).toEqual(['confirmingAge', '2020-01-01', []])
    send({ type: 'edit.requested' })
    expect([at(), context().birthday, context().error]).toEqual(['editing.filled', '2020-01-01', null])
    submit()
    expect(submitBirthday.calls).toHaveLength(1)
  })

  it('C10 confirmed to be too young: sets the flag, the field stays disabled, and an older date changes nothing', () => {
    const { at, change, context, emitted, send, submit, submitBirthday } = start()
    submit('2020-01-01')
    send({ type: 'birthday.confirmed' })
    expect([at(), context().error, emitted]).toEqual([
      'ineligible',
      'ineligible',
      [{ type: 'underage.flagged' }],
    ])
    change(birthday)
    submit()
    expect([at(), submitBirthday.calls.length]).toEqual(['ineligible', 0])
  })

  it('the minimum age comes from the policy', () => {
    const { at, submit } = start({ policy: resolvePolicy({ minimumAge: 30 }) })
    submit()
    expect(at()).toBe('confirmingAge')
  })

  it('C9 another tab sets the flag while the question is open', () => {
    const { at, send, submit } = start()
    submit('2020-01-01')
    send({ type: 'flag.detected' })
    expect(at()).toBe('ineligible')
  })

  it('too young by the server: sets the flag, and the age-protected screen stays', async () => {
    const { at, change, context, emitted, submit, submitBirthday } = start()
    submit()
    await submitBirthday.last().reject(refused('underage'))
    expect([at(), context().error]).toEqual(['ageProtected', 'underage'])
    expect(emitted).toMatchObject([
      { type: 'attempt.failed', row: 'birthday.underage' },
      { type: 'underage.flagged' },
    ])
    change(birthday)
    submit()
    expect([at(), submitBirthday.calls.length]).toEqual(['ageProtected', 1])
  })

  it.each([false, true])('an existing flag blocks (consents first: %j)', (needsConsents) => {
    const { at, emitted, send, submit, submitBirthday } = start({ needsConsents })
    send({ type: 'flag.detected' })
    submit()
    expect([at(), submitBirthday.calls, emitted]).toEqual(['ineligible', [], []])
  })
})
