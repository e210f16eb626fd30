import { describe, expect, it, vi } from 'vitest'
import { birthdayMachine } from '../../../../machines/auth/birthday/birthday.machine.ts'
import type { BirthdayAnswer, BirthdayRequest } from '../../../../machines/auth/birthday/birthday.types.ts'
import { consentsMachine } from '../../../../machines/auth/consents/consents.machine.ts'
import { deferred, run } from '../../../../testing/machines/run.ts'
import { refused, wren } from '../../../../testing/machines/auth.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { createManualClock } from '../../../platform/memory.ts'
import { birthdayCallbacks, connectBirthday, connectFrame } from './birthday.connect.ts'

const today = { year: 2026, month: 6, day: 1 }

function start(needsConsents = false, isFlagged = false) {
  const submitBirthday = deferred<BirthdayAnswer, BirthdayRequest>()
  const machine = birthdayMachine.provide({
    actors: { submitBirthday: submitBirthday.logic, consents: consentsMachine },
  })
  const running = run(machine, {
    clock: createManualClock(),
    input: { policy: defaultPolicy, needsConsents },
  })
  const told = vi.fn<(event: unknown) => void>()
  return {
    ...running,
    submitBirthday,
    told,
    frame: () => connectFrame(running.actor.getSnapshot()),
    shown: () => connectBirthday(running.actor.getSnapshot()),
    callbacks: birthdayCallbacks(told, { today: () => today, isFlagged: () => isFlagged }),
    submit: (birthday = '2000-02-29') => running.send({ type: 'form.submitted', birthday, today }),
  }
}

const idle = {
  canSubmit: false,
  isIneligible: false,
  isPending: false,
  isSlow: false,
  errors: {},
  serverMessage: null,
}
type Situation = readonly [string, (step: ReturnType<typeof start>) => unknown, object]

describe('what the birthday step shows', () => {
  const situations: readonly Situation[] = [
    ['at first', () => undefined, idle],
    [
      'with a date',
      ({ send }) => send({ type: 'birthday.changed', birthday: '2000-02-29' }),
      { ...idle, canSubmit: true },
    ],
    ['without a date', ({ submit }) => submit(''), { ...idle, errors: { birthday: 'birthday.required' } }],
    ['while it is sent', ({ submit }) => submit(), { ...idle, canSubmit: true, isPending: true }],
    [
      'while it is sent for long',
      ({ submit, clock }) => [submit(), clock.advance(5_000)],
      { ...idle, canSubmit: true, isPending: true, isSlow: true },
    ],
    [
      'to users who are too young',
      ({ send, submit }) => [submit('2020-01-01'), send({ type: 'birthday.confirmed' })][1],
      { ...idle, isIneligible: true, errors: { notice: 'birthday.ineligible' } },
    ],
    [
      "with the server's message",
      ({ submit, submitBirthday }) =>
        [submit(), submitBirthday.last().reject(refused('overage', { serverMessage: 'Really?' }))][1],
      { ...idle, canSubmit: true, errors: { birthday: 'birthday.overage' }, serverMessage: 'Really?' },
    ],
    [
      'after a server error, whose message is not shown',
      ({ submit, submitBirthday }) =>
        [submit(), submitBirthday.last().reject(new ApiFailure('server', { serverMessage: 'x' }))][1],
      { ...idle, canSubmit: true, errors: { notice: 'birthday.serverFailed' } },
    ],
  ]

  it.each(situations)('%s', async (_, reach, expected) => {
    const step = start()
    await reach(step)
    expect(step.shown()).toMatchObject(expected)
  })
})

describe('which view the page shows', () => {
  const say = (step: ReturnType<typeof start>) =>
    [step.submit(), step.submitBirthday.last().resolve({ user: wren, message: 'Hello.' })][1]

  it.each([
    ['the date', false, () => undefined, { view: 'birthday', title: 'birthday.title', message: null }],
    ['the consents', true, () => undefined, { view: 'consents', title: 'consents.title', message: null }],
    [
      'the age-protected screen',
      false,
      ({ submit, submitBirthday }: ReturnType<typeof start>) =>
        [submit(), submitBirthday.last().reject(refused('underage'))][1],
      { view: 'ageProtected', title: 'ageProtected.title', message: null },
    ],
    [
      'the question whether the birthday is right',
      false,
      ({ submit }: ReturnType<typeof start>) => submit('2020-01-01'),
      { view: 'UnderageConfirmation', title: null, birthday: '2020-01-01', message: null },
    ],
    ['the date with the message over it', false, say, { view: 'birthday', message: 'Hello.' }],
    [
      'that it is being left',
      false,
      async (step: ReturnType<typeof start>) => [await say(step), step.send({ type: 'message.closed' })],
      { view: 'leaving', title: 'leaving.titleWelcome', message: null },
    ],
  ] as const)('%s', async (_, needsConsents, reach, expected) => {
    const step = start(needsConsents)
    await reach(step)
    expect(step.frame()).toMatchObject(expected)
  })
})

describe('callbacks of the birthday step', () => {
  it('a date, a submit with the current day, and a cancel', () => {
    const { callbacks, told } = start()
    callbacks.onBirthdayChange('2000-02-29')
    callbacks.onSubmit('2000-02-29')
    callbacks.onCancel()
    expect(told.mock.calls.flat()).toEqual([
      { type: 'birthday.changed', birthday: '2000-02-29' },
      { type: 'form.submitted', birthday: '2000-02-29', today },
      { type: 'submit.cancelled' },
    ])
  })

  it('C9 the flag that another tab has set since, in place of a submit', () => {
    const { callbacks, told } = start(false, true)
    callbacks.onSubmit('2000-02-29')
    expect(told.mock.calls.flat()).toEqual([{ type: 'flag.detected' }])
  })
})
