import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { at, outputs } from './walk.answers.ts'
import { answer } from './walk.flow.ts'
import type { Happening } from './walk.happenings.ts'

export const robin = { email: 'robin@example.com', password: 'correct horse battery', birthday: '1990-05-17' }
const typed = [
  {},
  {},
  {},
  { email: '' },
  { email: '?' },
  { email: 'team@acme.example' },
  { password: '' },
  { password: 'a' },
  { birthday: '' },
  { birthday: '2020-01-01' },
  { birthday: '1800-01-01' },
]
const emails = ['robin@example.com', 'robin@gmial.com', 'team@acme.example', 'robin@example.con', '?', '']
const [noAccount = null] = defaultPolicy.codes.noAccount

/** The questions and the registration of a sign-up. */
export const signupCalls = [
  'loadSignup',
  'readUnderageFlag',
  'checkEmailExists',
  'validateEmail',
  'validatePassword',
  'validateBirthday',
  'register',
  'readProfile',
  'registerSocial',
  'setUnderageFlag',
] as const

const wished: Happening = (flow, n) =>
  answer(flow, signupCalls, (name) => at(outputs[name], n % 4 === 0 ? n >> 2 : 0))

/** What is asked is answered as one would wish, mostly. */
const wishes = [wished, wished, wished]

/** What may happen while the sign-up side is fetched, or could not be. */
export const openingHappenings: readonly Happening[] = [
  ...wishes,
  ({ send }, n) =>
    send(at([{ type: 'load.retried' }, { type: 'load.retried' }, { type: 'login.requested' }] as const, n)),
]

/** What leads from logging in to signing up. */
export const leadingToSignup: readonly Happening[] = [
  ({ send }) => send({ type: 'signup.requested' }),
  /** A provider vouches for somebody whom nobody knows. */
  async (flow, n) => {
    const { login, screens, waiting } = flow
    screens().login?.onProvider(at(['line', 'facebook', 'facebook'] as const, n))
    flow
      .popup()
      ?.send({ type: 'popup.answered', data: { facebook_id: '1', facebook_token: 't', line_id_token: 't' } })
    const found = waiting().find(({ name }) => name === 'logIn')
    const { credentials } = login()?.getSnapshot().context ?? {}
    if (!found || !credentials || 'password' in credentials) return
    found.settle()
    await found.call.reject(new ApiFailure('refused', { status: 404, code: noAccount }))
    for (let asked = n % 5; asked > 0; asked -= 1) await wished(flow, 1)
  },
]

/** What may happen in the steps that both sign-ups have. */
const stepHappenings: readonly Happening[] = [
  ...wishes,
  ({ snapshot, step }, n) =>
    n % 2 === 0
      ? step()?.send({ type: 'message.closed' })
      : snapshot().children.signup?.send({ type: 'notice.closed' }),
  ({ screens }, n) =>
    at(
      [
        screens().consents?.onToggleAll,
        () => screens().consents?.onToggle('terms'),
        screens().consents?.onSubmit,
        screens().consents?.onBack,
      ],
      n,
    )?.(),
  ({ clock, screens }, n) =>
    n % 2 === 0 && screens().underage
      ? [screens().underage?.onConfirm(), clock.advance(defaultPolicy.timing.underageRedirect)]
      : undefined,
  ({ screens }, n) =>
    at(
      [
        screens().underage?.onEdit,
        screens().underage?.onConfirm,
        screens().underage?.onConfirm,
        screens().underage?.onStay,
        screens().underage?.onLeave,
      ],
      n,
    )?.(),
]

/** What may happen while somebody signs up by e-mail. */
export const signupHappenings: readonly Happening[] = [
  ...stepHappenings,
  ({ screens }) => screens().signup?.onEmailChosen(),
  ({ screens }, n) => screens().signup?.onEmailChange(at(emails, n)),
  ({ screens }, n) => [
    screens().signup?.onEmailChange(at(emails, n)),
    screens().signup?.onEmailBlur(at(emails, n)),
  ],
  ({ screens }) => screens().signup?.onSuggestion(),
  ({ screens }, n) => [
    screens().signup?.onPasswordChange(at(['', 'secret'], n)),
    screens().signup?.onBirthdayChange(at(['', '1990-05-17'], n)),
  ],
  ({ screens }, n) => screens().signup?.onSubmit({ ...robin, ...at(typed, n) }),
  async (flow, n) => {
    flow.screens().signup?.onSubmit(robin)
    for (let asked = n % 8; asked > 0; asked -= 1) await wished(flow, 1)
  },
  ({ screens }, n) => screens().signup?.onProvider(at(['facebook', 'google', 'line'] as const, n)),
  ({ screens }, n) => (n % 2 === 0 ? screens().signup?.onCancel() : undefined),
  ({ screens }, n) => (n % 4 === 0 ? screens().signup?.onLogIn() : undefined),
]

/** What may happen while somebody signs up by a provider. */
export const socialHappenings: readonly Happening[] = [
  ...stepHappenings,
  ({ screens }, n) =>
    at(
      [
        screens().requestEmail?.onShare,
        screens().requestEmail?.onType,
        n % 8 === 2 ? screens().requestEmail?.onDecline : undefined,
      ],
      n,
    )?.(),
  ({ popup }) => popup()?.send({ type: 'popup.answered', data: { facebook_id: '1', facebook_token: 'u' } }),
  ({ screens }, n) =>
    screens().collection?.onSubmit({ email: at(['robin@example.com', 'robin@example.com', '', '?'], n) }),
  ({ screens }, n) =>
    at(
      [
        screens().collection?.onEmailChange,
        screens().age?.onBirthdayChange,
        screens().exists?.onOtherEmail,
        n % 8 === 3 ? screens().exists?.onLogIn : undefined,
      ],
      n,
    )?.(),
  ({ screens }, n) =>
    screens().age?.onSubmit({
      birthday: at(['1990-05-17', '1990-05-17', '', '2020-01-01', '1800-01-01'], n),
    }),
  async (flow, n) => {
    flow.screens().age?.onSubmit(robin)
    for (let asked = n % 4; asked > 0; asked -= 1) await wished(flow, 1)
  },
  ({ screens }, n) => (n % 2 === 0 ? screens().age?.onCancel() : undefined),
]
