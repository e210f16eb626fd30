import { assign, emit, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import {
  resolveNewPasswordError,
  type NewPasswordError,
  type NewPasswordRowId,
} from '../../../src/errors/auth/newPassword.errors.ts'
import { attemptFailed } from '../../fragments/emitted.ts'
import { eventsOf, output, type Output, type Thrown } from '../../fragments/events.ts'
import { fails, timesOut, waiting } from '../../fragments/form.ts'
import { delays, notProvided, types } from '../../fragments/setup.ts'
import { newPasswordProblem } from './newPassword.rules.ts'
import type {
  NewPasswordAccount,
  NewPasswordAnswer,
  NewPasswordContext,
  NewPasswordEmitted,
  NewPasswordEvent,
  NewPasswordInput,
} from './newPassword.types.ts'

const on = eventsOf<NewPasswordContext, NewPasswordEvent>()

/** A refusal of the link itself, whatever was asked for with it. */
const refuses = <Link extends 'linkInvalid' | 'linkExpired' | 'linkUsed'>(link: Link) => ({
  ...fails(link),
  guard: {
    type: 'isRefusedAs' as const,
    params: ({ event }: { event: Thrown }) => ({ error: event.error, row: link }),
  },
})

const row = (name: NewPasswordError) =>
  ({ type: 'assignRow', params: { row: `newPassword.${name}` } }) as const

/** Sets a new password with the link of the email that `passwordReset` requests. The link is checked first. */
export const newPasswordMachine = setup({
  types: types<{
    context: NewPasswordContext
    input: NewPasswordInput
    events: NewPasswordEvent
    emitted: NewPasswordEmitted
  }>(),
  actors: {
    checkPasswordLink: notProvided<NewPasswordAccount, { token: string }>('checkPasswordLink'),
    setPassword: notProvided<NewPasswordAnswer, { token: string; password: string }>('setPassword'),
  },
  delays: delays('slowAnswer', 'requestTimeout'),
  guards: {
    hasNoToken: ({ context }) => context.link.token === '',
    hasProblem: on.guard('form.submitted', (typed, context) => newPasswordProblem(context, typed) !== null),
    isRefusedAs: ({ context }, { error, row: wanted }: Thrown & { row: NewPasswordError }) =>
      resolveNewPasswordError(toFailure(error), context.policy) === wanted,
    hasUser: (_, { output: { user } }: Output<NewPasswordAnswer>) => user !== null,
  },
  actions: {
    assignAccount: assign((_, { output: account }: Output<NewPasswordAccount>) => ({ account })),
    assignPassword: assign(({ event }) => ('password' in event ? { password: event.password } : {})),
    assignProblem: assign(
      on.patch('form.submitted', (typed, context) => ({
        failure: newPasswordProblem(context, typed),
        serverMessage: null,
      })),
    ),
    assignRow: assign((_, params: { row: NewPasswordRowId }) => ({
      failure: params.row,
      serverMessage: null,
    })),
    assignFailure: assign(({ context }, { error }: Thrown) => {
      const failure = toFailure(error)
      return {
        failure: `newPassword.${resolveNewPasswordError(failure, context.policy)}` as const,
        serverMessage: failure.serverMessage,
        waitMs: failure.retryAfterMs ?? null,
      }
    }),
    /** The password is on the server by now. */
    assignUser: assign((_, { output: { user } }: Output<NewPasswordAnswer>) => ({ user, password: '' })),
    clearError: assign({ failure: null, serverMessage: null, waitMs: null }),
    emitFailed: emit(({ context }, { error }: Thrown) =>
      attemptFailed(context.failure ?? 'newPassword.malformed', error),
    ),
    emitAccepted: emit(({ context: { user } }) => ({ type: 'password.accepted' as const, user })),
  },
}).createMachine({
  id: 'newPassword',
  context: ({ input }) => ({
    ...input,
    account: { email: null, username: null },
    password: '',
    failure: null,
    serverMessage: null,
    waitMs: null,
    user: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      always: [
        {
          guard: 'hasNoToken',
          target: 'linkInvalid',
          actions: [row('linkInvalid'), { type: 'emitFailed', params: { error: null } }],
        },
        { target: 'checking' },
      ],
    },
    /** Nobody types a password for a link that does not work. */
    checking: {
      tags: 'pending',
      ...waiting,
      invoke: {
        src: 'checkPasswordLink',
        input: ({ context: { link } }) => ({ token: link.token }),
        onDone: { target: 'editing', actions: { type: 'assignAccount', params: output } },
        onError: [refuses('linkInvalid'), refuses('linkExpired'), refuses('linkUsed'), fails('unchecked')],
      },
      after: timesOut('unchecked', 'newPassword.timedOut'),
    },
    /** The link may be right, but its check has failed. */
    unchecked: { on: { 'retry.requested': { target: 'checking', actions: 'clearError' } } },
    editing: {
      on: {
        'password.changed': { actions: ['assignPassword', 'clearError'] },
        'confirmation.changed': { actions: 'clearError' },
        'form.submitted': [
          { guard: 'hasProblem', actions: ['assignPassword', 'assignProblem'] },
          { target: 'submitting', actions: ['assignPassword', 'clearError'] },
        ],
      },
    },
    submitting: {
      tags: 'pending',
      ...waiting,
      invoke: {
        src: 'setPassword',
        input: ({ context: { link, password } }) => ({ token: link.token, password }),
        onDone: [
          {
            guard: { type: 'hasUser', params: output },
            target: 'loggedIn',
            actions: { type: 'assignUser', params: output },
          },
          { target: 'done', actions: { type: 'assignUser', params: output } },
        ],
        onError: [refuses('linkInvalid'), refuses('linkExpired'), refuses('linkUsed'), fails('editing')],
      },
      after: timesOut('editing', 'newPassword.timedOut'),
      on: { 'submit.cancelled': 'editing' },
    },
    /** These three offer a new link. */
    linkInvalid: {},
    linkExpired: {},
    linkUsed: {},
    /** The password is set; the way to the log-in is offered. */
    done: { entry: 'emitAccepted' },
    /** The server has logged the member in, too. */
    loggedIn: { type: 'final', tags: 'leaving', entry: 'emitAccepted' },
  },
})
