import { wren } from '../../../../testing/machines/auth.ts'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { emails, resolveCall, type Flow } from './walk.flow.ts'
import { at, failures, outputs } from './walk.answers.ts'

/** An event of the random walk; does nothing if it is impossible in the current state. The number selects a variant. */
export type RandomEvent = (flow: Flow, n: number) => unknown

/** Events during log-in. */
export const loginEvents: readonly RandomEvent[] = [
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
    await resolveCall(flow, ['checkSso'], () => at(outputs.checkSso, n))
    flow.screens().login?.onSubmit({ email: 'team@acme.example', password: 'secret' })
  },
  ({ screens }, n) => screens().login?.onProvider(at(['facebook', 'google', 'line'] as const, n)),
  ({ screens }) => screens().login?.onCancel(),
  async ({ screens, pendingCalls }, n) => {
    screens().login?.onSubmit({ email: 'wren@example.com', password: 'secret' })
    const found = pendingCalls().find(({ name }) => name === 'logIn')
    found?.settle()
    await found?.call.reject(at(failures.slice(0, 2), n))
  },
  async (flow) => {
    await resolveCall(flow, ['recordTimestamp'], () => ({ isWithin: true }))
    flow.login()?.send({ type: 'bot.loaded' })
  },
  ({ screens }, n) =>
    at([screens().notice?.onClose, screens().notice?.onReset, screens().notice?.onResend], n)?.(),
  ({ login }, n) =>
    login()?.send(
      at([{ type: 'bot.loaded' }, { type: 'bot.solved', token: 'v2' }, { type: 'bot.failed' }] as const, n),
    ),
  ({ login }) => login()?.send({ type: 'notice.opened', notice: 'softBanned' }),
  ({ send }, n) =>
    send(
      at(
        [{ type: 'form.touched' }, { type: 'botToken.spent' }, { type: 'otherAccount.requested' }] as const,
        n,
      ),
    ),
]

/** Events while the user types a two-factor code. */
export const codeEvents: readonly RandomEvent[] = [
  ({ screens }, n) => screens().code?.onSubmit({ code: at(['123456', '123456', '', 'x'], n) }),
  (flow) => resolveCall(flow, ['verifyCode'], () => wren),
  ({ screens }) => screens().code?.onResend(),
  ({ screens }) => screens().code?.onBack(),
]

/** Events that can happen on any screen: timers, popups and server responses. */
export const externalEvents: readonly RandomEvent[] = [
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
          { type: 'popup.answered', data: 'garbage' },
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
  ...[0, 1, 2].map((): RandomEvent => ({ pendingCalls }, n) => {
    const calls = pendingCalls()
    if (calls.length === 0) return
    const { name, call, settle } = at(calls, n)
    settle()
    return n % 2 === 0 || name === 'checkSso'
      ? call.resolve(at(outputs[name], n >> 2))
      : call.reject(at(failures, n >> 2))
  }),
]
