import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import type { ConsentExtras } from '../../../src/api/auth/auth.payloads.ts'
import { dateOf, type CalendarDate } from '../../../src/domain/auth/signup/birthday.ts'
import { consentKeys } from '../../../src/domain/auth/signup/consent.ts'
import { defaultPolicy, resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../testing/leaves.ts'
import { consentsMachine } from '../consents/consents.machine.ts'
import { deferred, run, type Mode } from '../../testing/testing.ts'
import { refused, wren } from '../../testing/auth.ts'
import { birthdayMachine } from './birthday.machine.ts'
import type { BirthdayAnswer, BirthdayInput, BirthdayRequest } from './birthday.setup.ts'

const today: CalendarDate = { year: 2026, month: 6, day: 1 }
const birthday = '2000-02-29'
const member = { user: wren, message: null }
const agreed: ConsentExtras = { kr_privacy_consent_opt_in: true, marketing_notifs_opt_out: false }

function start({ mode = 'plain', ...input }: Partial<BirthdayInput> & { readonly mode?: Mode } = {}) {
  const submitBirthday = deferred<BirthdayAnswer, BirthdayRequest>()
  const machine = birthdayMachine.provide({
    actors: { submitBirthday: submitBirthday.logic, consents: consentsMachine },
  })
  const running = run(machine, {
    clock: createManualClock(),
    mode,
    input: { policy: defaultPolicy, needsConsents: false, ...input },
  })
  const consents = () => running.actor.getSnapshot().children.consents
  return {
    submitBirthday,
    ...running,
    context: () => running.actor.getSnapshot().context,
    change: (text: string) => running.send({ type: 'birthday.changed', birthday: text }),
    submit: (text = birthday, on = today) =>
      running.send({ type: 'form.submitted', birthday: text, today: on }),
    // SAFETY: the child is the machine provided above.
    agree: () =>
      (['all.toggled', 'form.submitted'] as const).forEach((type) =>
        (consents() as { send(event: object): void }).send({ type }),
      ),
    back: () => (consents() as { send(event: object): void }).send({ type: 'back.requested' }),
  }
}

it('takes a date, or consents first, and ends with a member, a message or a closed door', () => {
  expect(leavesOf(birthdayMachine).map(({ name }) => name)).toEqual([
    'birthday.deciding',
    'birthday.consents',
    'birthday.editing.empty',
    'birthday.editing.filled',
    'birthday.submitting.waiting',
    'birthday.submitting.slow',
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

  it('sends the date once and ends with the member (D1)', async () => {
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

  it('shows what the server has to say before it ends', async () => {
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
  it('come first when they are needed, and their extras go with the birthday', () => {
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
    // H7 the birthday is kept.
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
    expect([context().error, submitBirthday.calls, emitted]).toEqual([error, [], []])
    expect(at()).toBe(text.trim() ? 'editing.filled' : 'editing.empty')
  })

  it.each(['2', '0002', '20', '0', '0020-05'])('F8 %j while the year is typed brings no error', (text) => {
    const { change, context } = start()
    change(text)
    expect(context().error).toBeNull()
  })

  it('F7 120 years are believed', () => {
    const { at, submit } = start()
    submit('1906-06-01')
    expect(at()).toBe('submitting.waiting')
  })

  it.each([
    ['Pacific/Kiritimati', Date.UTC(2026, 5, 1, 9, 59), 'ineligible'],
    ['Pacific/Kiritimati', Date.UTC(2026, 5, 1, 10), 'submitting.waiting'],
    ['America/Los_Angeles', Date.UTC(2026, 5, 2, 6, 59), 'ineligible'],
    ['America/Los_Angeles', Date.UTC(2026, 5, 2, 7), 'submitting.waiting'],
    ['America/Sao_Paulo', Date.UTC(2026, 5, 2, 2, 59), 'ineligible'],
    ['America/Sao_Paulo', Date.UTC(2026, 5, 2, 3), 'submitting.waiting'],
  ])('F6 born on 2 June 2013, it is the day in %s that counts (%d)', (zone, now, state) => {
    const { at, submit } = start()
    submit('2013-06-02', dateOf(now, zone))
    expect(at()).toBe(state)
  })

  it.each([
    [Date.UTC(2025, 11, 31, 23, 59), 'invalid'],
    [Date.UTC(2026, 0, 1), 'ineligible'],
  ])('F9 in the minutes of New Year the clock that was given says which year it is (%d)', (now, error) => {
    const { context, submit } = start()
    submit('2026-01-01', dateOf(now, 'UTC'))
    expect(context().error).toBe(error)
  })
})

describe('§4 Underage, C9', () => {
  it('too young by the date: a flag is set, the field stays disabled, and an older date changes nothing (C10)', () => {
    const { at, change, context, emitted, submit, submitBirthday } = start()
    submit('2020-01-01')
    expect([at(), context().error, emitted]).toEqual([
      'ineligible',
      'ineligible',
      [{ type: 'underage.flagged' }],
    ])
    change(birthday)
    submit()
    expect([at(), submitBirthday.calls.length]).toEqual(['ineligible', 0])
  })

  it('the minimum age is the policy’s', () => {
    const { at, submit } = start({ policy: resolvePolicy({ minimumAge: 30 }) })
    submit()
    expect(at()).toBe('ineligible')
  })

  it('too young by the server: a flag is set, and the age-protected screen stays', async () => {
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

  it.each([false, true])('a flag that is found blocks (consents first: %j)', (needsConsents) => {
    const { at, emitted, send, submit, submitBirthday } = start({ needsConsents })
    send({ type: 'flag.detected' })
    submit()
    expect([at(), submitBirthday.calls, emitted]).toEqual(['ineligible', [], []])
  })
})

describe('§8 Signup', () => {
  it.each([
    ['missing age', refused('missingAge', { serverMessage: 'How old?' }), 'missingAge', 'How old?'],
    ['overage', refused('overage'), 'overage', null],
    [
      'the server’s words',
      new ApiFailure('refused', { status: 400, serverMessage: 'Later.' }),
      'refused',
      'Later.',
    ],
    ['D15 a code that nobody knows', new ApiFailure('refused', { status: 400, code: 9998 }), 'refused', null],
    ['a fault of the server', new ApiFailure('server', { status: 503 }), 'serverFailed', null],
    ['D8 no connection', new ApiFailure('offline'), 'offline', null],
    ['a wrong shape', new ApiFailure('malformed'), 'malformed', null],
    ['anything else that is thrown', new TypeError('x is undefined'), 'malformed', null],
  ])('%s', async (_, error, row, serverMessage) => {
    const { at, clock, context, emitted, submit, submitBirthday } = start()
    submit()
    await submitBirthday.last().reject(error)
    expect([at(), context()]).toMatchObject(['editing.filled', { error: row, serverMessage, birthday }])
    expect(emitted).toMatchObject([{ type: 'attempt.failed', row: `birthday.${row}` }])
    expect(JSON.stringify(emitted)).not.toContain(birthday)
    // D9 it is not sent again by itself, and may be by hand.
    clock.advance(3_600_000)
    expect(submitBirthday.calls).toHaveLength(1)
    submit()
    expect([at(), context().error]).toEqual(['submitting.waiting', null])
  })
})

describe('D13 a call that is never answered', () => {
  it('is slow after a while, can be cancelled, and is given up in the end', () => {
    const { at, clock, context, emitted, send, submit, submitBirthday } = start()
    submit()
    clock.advance(defaultPolicy.timing.slowAnswer)
    expect(at()).toBe('submitting.slow')
    send({ type: 'submit.cancelled' })
    expect([at(), context().error, submitBirthday.last().signal.aborted]).toEqual([
      'editing.filled',
      null,
      true,
    ])
    submit()
    clock.advance(defaultPolicy.timing.requestTimeout)
    expect([at(), context().error, submitBirthday.last().signal.aborted]).toEqual([
      'editing.filled',
      'timedOut',
      true,
    ])
    expect(emitted).toEqual([{ type: 'attempt.failed', row: 'birthday.timedOut', failure: null }])
  })

  it('D6 I5 stopping it aborts the call and leaves no timer', () => {
    const { actor, clock, submit, submitBirthday } = start()
    submit()
    actor.stop()
    expect([submitBirthday.last().signal.aborted, clock.pending]).toEqual([true, 0])
  })
})
