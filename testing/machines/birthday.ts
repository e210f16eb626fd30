import type { ConsentExtras } from '../../src/api/auth/auth.payloads.ts'
import { type CalendarDate } from '../../src/domain/auth/signup/birthday.ts'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import { consentsMachine } from '../../machines/auth/consents/consents.machine.ts'
import { deferred, run, type TestClock, type Options } from './run.ts'
import { wren } from './auth.ts'
import { birthdayMachine } from '../../machines/auth/birthday/birthday.machine.ts'
import type {
  BirthdayAnswer,
  BirthdayInput,
  BirthdayRequest,
} from '../../machines/auth/birthday/birthday.types.ts'

export const today: CalendarDate = { year: 2026, month: 6, day: 1 }

export const birthday = '2000-02-29'

export const member = { user: wren, message: null }

export const agreed: ConsentExtras = { kr_privacy_consent_opt_in: true, marketing_notifs_opt_out: false }

export function startBirthday<C extends TestClock>(
  clock: C,
  { mode, ...input }: Options<BirthdayInput> = {},
) {
  const submitBirthday = deferred<BirthdayAnswer, BirthdayRequest>()
  const machine = birthdayMachine.provide({
    actors: { submitBirthday: submitBirthday.logic, consents: consentsMachine },
  })
  const running = run(machine, {
    clock,
    mode,
    input: { policy: defaultPolicy, needsConsents: false, ...input },
  })
  const consents = () => running.actor.getSnapshot().children.consents
  return {
    submitBirthday,
    ...running,
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
