import { birthdayErrors } from '../../../src/errors/auth/birthday.errors.ts'
import { failuresOf } from '../../paths/failuresOf.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const birthdayWorld = defineWorld('birthday', {
  sheet: { flow: 'birthday', position: 1 },
  inputs: { '': { needsConsents: false }, 'in a country of consents': { needsConsents: true } },
  events: [
    { type: 'birthday.changed', birthday: '2000-02-29' },
    ...['2000-02-29', '', '?', '2020-01-01', '1800-01-01'].map((birthday) => ({
      type: 'form.submitted',
      birthday,
      today: { year: 2026, month: 6, day: 1 },
    })),
    { type: 'birthday.confirmed' },
    { type: 'edit.requested' },
    { type: 'flag.detected' },
    { type: 'submit.cancelled' },
    { type: 'message.closed' },
  ],
  failures: failuresOf(birthdayErrors),
})
