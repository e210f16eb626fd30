import { loginNotices } from '../../../../machines/auth/login/login.notices.ts'
import { wren } from '../../../../machines/testing/auth.ts'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { answer, emails, type Flow } from './walk.flow.ts'
import { at, failures, outputs } from './walk.answers.ts'

/** Something that may happen next, if it can where the flow stands. It takes a number to choose by. */
export type Happening = (flow: Flow, n: number) => unknown

/** What may happen while somebody logs in. */
export const loginHappenings: readonly Happening[] = [
  ({ screens }, n) => screens().login?.onEmailChange(at(emails, n)),
  ({ screens }, n) => screens().login?.onPasswordChange(at(['', 'secret'], n)),
  ({ screens }, n) =>
    screens().login?.onSubmit({ email: at(emails, n), password: at(['secret', 'secret', ''], n >> 3) }),
  ({ screens }) => screens().login?.onSubmit({ email: 'team@acme.example', password: 'secret' }),
  ({ clock, screens }) => [
    screens().login?.onEmailChange('team@acme.example'),
    clock.advance(defaultPolicy.timing.ssoDebounce),
  ],
  async (flow, n) => {
    flow.screens().login?.onEmailChange('team@acme.example')
    flow.clock.advance(defaultPolicy.timing.ssoDebounce)
    await answer(flow, ['checkSso'], () => at(outputs.checkSso, n))
    flow.screens().login?.onSubmit({ email: 'team@acme.example', password: 'secret' })
  },
  ({ screens }, n) => screens().login?.onProvider(at(['facebook', 'google', 'line'] as const, n)),
  ({ screens }) => screens().login?.onCancel(),
  async ({ screens, waiting }, n) => {
    screens().login?.onSubmit({ email: 'wren@example.com', password: 'secret' })
    const found = waiting().find(({ name }) => name === 'logIn')
    found?.settle()
    await found?.call.reject(at(failures.slice(0, 2), n))
  },
  async (flow) => {
    await answer(flow, ['recordTimestamp'], () => ({ isWithin: true }))
    flow.login()?.send({ type: 'bot.loaded' })
  },
  ({ screens }, n) =>
    at([screens().notice?.onClose, screens().notice?.onReset, screens().notice?.onResend], n)?.(),
  ({ login }, n) =>
    login()?.send(
      at([{ type: 'bot.loaded' }, { type: 'bot.solved', token: 'v2' }, { type: 'bot.failed' }] as const, n),
    ),
  ({ login }, n) => login()?.send({ type: 'notice.opened', notice: at(loginNotices, n) }),
  ({ send }, n) =>
    send(
      at(
        [{ type: 'form.touched' }, { type: 'botToken.spent' }, { type: 'otherAccount.requested' }] as const,
        n,
      ),
    ),
]

/** What may happen while somebody types a code. */
export const codeHappenings: readonly Happening[] = [
  ({ screens }, n) => screens().code?.onSubmit({ code: at(['123456', '123456', '', 'x'], n) }),
  (flow) => answer(flow, ['verifyCode'], () => wren),
  ({ screens }) => screens().code?.onResend(),
  ({ screens }) => screens().code?.onBack(),
]

/** What may happen anywhere: time, windows, servers. */
export const worldHappenings: readonly Happening[] = [
  ({ send }, n) => (n % 32 === 0 ? send({ type: 'modal.closed' }) : undefined),
  ({ clock }, n) => clock.advance(at(Object.values(defaultPolicy.timing), n)),
  ({ popup }, n) =>
    popup()?.send(
      at(
        [
          { type: 'popup.blocked' },
          { type: 'popup.closed' },
          { type: 'popup.windowUndefined' },
          { type: 'popup.answered', data: { error: 'not_authorized' } },
          { type: 'popup.answered', data: 'noise' },
          { type: 'popup.answered', data: { facebook_id: '1', facebook_token: 't', line_id_token: 't' } },
          {
            type: 'popup.answered',
            data: {
              code: 'c',
              state: new URL(popup()?.input.url ?? '', 'https://own.example').searchParams.get('state'),
            },
          },
        ] as const,
        n,
      ),
    ),
  ...[0, 1, 2].map((): Happening => ({ waiting }, n) => {
    const open = waiting()
    if (open.length === 0) return
    const { name, call, settle } = at(open, n)
    settle()
    return n % 2 === 0 || name === 'checkSso'
      ? call.resolve(at(outputs[name], n >> 2))
      : call.reject(at(failures, n >> 2))
  }),
]
