import { ApiFailure } from '../../../src/api/failure.ts'
import { birthdayErrors } from '../../../src/errors/auth/birthday.errors.ts'
import { signupErrors } from '../../../src/errors/auth/signup.errors.ts'
import { failuresOf } from './failuresOf.ts'
import type { World } from './world.types.ts'

const credentials = { facebook_id: '1', facebook_token: 't' }

/** Signing up. */
export const signupWorld = {
  signup: {
    inputs: {
      '': { country: null, isFormShown: false },
      'the form is open at once, in a country of consents': {
        country: null,
        isFormShown: true,
        needsConsents: true,
      },
    },
    events: [
      { type: 'email.chosen' },
      { type: 'email.changed', value: 'a@b.example' },
      { type: 'email.changed', value: '' },
      ...['a@b.example', 'a@b.con', '?'].map((value) => ({ type: 'email.blurred', value })),
      { type: 'suggestion.accepted' },
      ...[
        ['a@b.example', 'k8!mzq', '1990-05-17'],
        ['', 'k8!mzq', '1990-05-17'],
        ['?', 'k8!mzq', '1990-05-17'],
        ['a@b.con', 'k8!mzq', '1990-05-17'],
        ...['', 'a', 'ä', '123456', 'a@b.example'].map((password) => ['a@b.example', password, '1990-05-17']),
        ...['', '?', '2020-01-01', '1800-01-01'].map((birthday) => ['a@b.example', 'k8!mzq', birthday]),
      ].map(([email, password, birthday]) => ({
        type: 'form.submitted',
        email,
        password,
        birthday,
        today: { year: 2026, month: 6, day: 1 },
      })),
      { type: 'provider.chosen', provider: 'facebook' },
      { type: 'submit.cancelled' },
      { type: 'login.requested' },
      { type: 'notice.closed' },
      { type: 'message.closed' },
    ],
    failures: [...failuresOf(signupErrors), new ApiFailure('refused')],
  },
  socialSignup: {
    inputs: {
      '': { type: 'facebook', credentials, country: null, needsConsents: false },
      'in a country of consents': { type: 'facebook', credentials, country: null, needsConsents: true },
    },
    events: [
      ...['a@b.example', '', '?'].map((email) => ({ type: 'email.submitted', email })),
      ...['1990-05-17', '', '?', '2020-01-01', '1800-01-01'].map((birthday) => ({
        type: 'birthday.submitted',
        birthday,
        today: { year: 2026, month: 6, day: 1 },
      })),
      ...[
        'sharing.chosen',
        'typing.chosen',
        'login.chosen',
        'submit.cancelled',
        'message.closed',
        'signup.declined',
      ].map((type) => ({ type })),
    ],
    failures: [...failuresOf(signupErrors), new ApiFailure('refused')],
  },
  consents: {
    inputs: { '': {} },
    events: [{ type: 'all.toggled' }, { type: 'form.submitted' }, { type: 'back.requested' }],
  },
  underage: {
    inputs: { '': { birthday: '2020-02-29' } },
    events: ['birthday.confirmed', 'edit.requested', 'leave.requested', 'stay.requested'].map((type) => ({
      type,
    })),
  },
  birthday: {
    inputs: { '': { needsConsents: false }, 'in a country of consents': { needsConsents: true } },
    events: [
      { type: 'birthday.changed', birthday: '2000-02-29' },
      ...['2000-02-29', '', '?', '2020-01-01', '1800-01-01'].map((birthday) => ({
        type: 'form.submitted',
        birthday,
        today: { year: 2026, month: 6, day: 1 },
      })),
      { type: 'flag.detected' },
      { type: 'submit.cancelled' },
      { type: 'message.closed' },
    ],
    failures: failuresOf(birthdayErrors),
  },
  emailVerification: {
    inputs: { '': {} },
    events: [{ type: 'resend.requested' }, { type: 'modal.closed' }],
    failures: [new ApiFailure('offline')],
  },
} satisfies Readonly<Record<string, World>>
