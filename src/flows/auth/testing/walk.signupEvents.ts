import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { at, outputs } from './walk.answers.ts'
import { resolveCall } from './walk.flow.ts'
import type { RandomEvent } from './walk.loginEvents.ts'

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

/** Calls made by either sign-up. */
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

const resolveNext: RandomEvent = (flow, n) =>
  resolveCall(flow, signupCalls, (name) => at(outputs[name], n % 4 === 0 ? n >> 2 : 0))

/** Calls mostly succeed, so that the walk gets past the first screens. */
const successes = [resolveNext, resolveNext, resolveNext]

/** Events while the sign-up part loads, or after it failed to load. */
export const openingEvents: readonly RandomEvent[] = [
  ...successes,
  ({ send }, n) =>
    send(at([{ type: 'load.retried' }, { type: 'load.retried' }, { type: 'login.requested' }] as const, n)),
]

/** Events that lead from log-in to sign-up. */
export const signupEntryEvents: readonly RandomEvent[] = [
  ({ send }) => send({ type: 'signup.requested' }),
  /** A provider sign-in without an account. */
  async (flow, n) => {
    const { login, pendingCalls, screens } = flow
    screens().login?.onProvider(at(['line', 'facebook', 'facebook'] as const, n))
    flow
      .popup()
      ?.send({ type: 'popup.answered', data: { facebook_id: '1', facebook_token: 't', line_id_token: 't' } })
    const found = pendingCalls().find(({ name }) => name === 'logIn')
    const { credentials } = login()?.getSnapshot().context ?? {}
    if (!found || !credentials || 'password' in credentials) return
    found.settle()
    await found.call.reject(new ApiFailure('refused', { status: 404, code: noAccount }))
    for (let left = n % 5; left > 0; left -= 1) await resolveNext(flow, 1)
  },
]

/** Events in the steps that both sign-ups share. */
const stepEvents: readonly RandomEvent[] = [
  ...successes,
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
        () => [screens().underage?.onConfirm(), screens().underage?.onStay(), screens().underage?.onEdit()],
        screens().underage?.onStay,
        screens().underage?.onLeave,
      ],
      n,
    )?.(),
]

/** Events during an email sign-up. */
export const signupEvents: readonly RandomEvent[] = [
  ...stepEvents,
  ({ screens }) => screens().signup?.onEmailChosen(),
  ({ screens }, n) => screens().signup?.onEmailChange(at(emails, n)),
  ({ screens }, n) => [
    screens().signup?.onEmailChange(at(emails, n)),
    screens().signup?.onEmailBlur(at(emails, n)),
  ],
  ({ screens }) => screens().signup?.onSuggestion(),
  async (flow, n) => {
    flow.screens().signup?.onEmailChange('team@acme.example')
    flow.clock.advance(defaultPolicy.timing.ssoDebounce)
    await resolveCall(flow, ['checkSso'], (name) => at(outputs[name], n))
  },
  ({ screens }, n) => [
    screens().signup?.onPasswordChange(at(['', 'secret'], n)),
    screens().signup?.onBirthdayChange(at(['', '1990-05-17'], n)),
  ],
  ({ screens }, n) => screens().signup?.onSubmit({ ...robin, ...at(typed, n) }),
  async (flow, n) => {
    flow.screens().signup?.onSubmit(robin)
    for (let left = n % 8; left > 0; left -= 1) await resolveNext(flow, 1)
  },
  ({ screens }, n) => screens().signup?.onProvider(at(['facebook', 'google', 'line'] as const, n)),
  ({ screens }, n) => (n % 2 === 0 ? screens().signup?.onCancel() : undefined),
  ({ screens }, n) => (n % 4 === 0 ? screens().signup?.onLogIn() : undefined),
]

/** Events during a social sign-up. */
export const socialEvents: readonly RandomEvent[] = [
  ...stepEvents,
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
    for (let left = n % 4; left > 0; left -= 1) await resolveNext(flow, 1)
  },
  ({ screens }, n) => (n % 2 === 0 ? screens().age?.onCancel() : undefined),
]
