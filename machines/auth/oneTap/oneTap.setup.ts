import { assign, emit, setup } from 'xstate'
import type { User } from '../../../src/api/auth/entities/login.ts'
import { ApiFailure, toFailure } from '../../../src/api/failure.ts'
import { LOADING_END, nextProgress } from '../../../src/domain/auth/loadingBar.ts'
import type { CodeSlot } from '../../../src/domain/policy/codes.ts'
import { oneTapErrors, type OneTapError } from '../../../src/errors/auth/oneTap.errors.ts'
import { findRow } from '../../../src/errors/resolve.ts'
import type { Output, Thrown } from '../../fragments/events.ts'
import { required } from '../../fragments/outcome.ts'
import { delays, notProvided, notProvidedMachine, types } from '../../fragments/setup.ts'
import type { scriptLoaderMachine } from '../scriptLoader/scriptLoader.machine.ts'
import type { OneTapContext, OneTapEmitted, OneTapEvent, OneTapInput, OneTapOffer } from './oneTap.types.ts'

/** How the prompt ended. */
export type Prompted = { readonly idToken: string } | 'dismissed'

/** Actors, delays, guards and actions of one-tap; the chart is in `oneTap.machine.ts`. */
export const oneTapSetup = setup({
  types: types<{ context: OneTapContext; input: OneTapInput; events: OneTapEvent; emitted: OneTapEmitted }>(),
  actors: {
    decideOffer: notProvided<OneTapOffer, undefined>('decideOffer'),
    scriptLoader: notProvidedMachine<typeof scriptLoaderMachine>('scriptLoader'),
    prompt: notProvided<Prompted, undefined>('prompt'),
    logInByOneTap: notProvided<User, { idToken: string }>('logInByOneTap'),
    registerByOneTap: notProvided<User, { idToken: string }>('registerByOneTap'),
  },
  delays: delays('requestTimeout', 'loadingStep'),
  guards: {
    isOffered: (_, { output }: Output<OneTapOffer>) => output !== null,
    isReady: (_, { output }: Output<{ isReady: boolean }>) => output.isReady,
    isReadyButton: ({ context }, { output }: Output<{ isReady: boolean }>) =>
      output.isReady && context.offer === 'buttonFlow',
    isButton: ({ context }) => context.offer === 'buttonFlow',
    isToken: (_, { output }: Output<Prompted>) => output !== 'dismissed',
    isMember: ({ context }) => context.isMember,
    isCode: ({ context }, { error, code }: Thrown & { code: CodeSlot }) =>
      error instanceof ApiFailure && error.code !== null && context.policy.codes[code].includes(error.code),
    isNearlyFull: ({ context: { progress, policy } }) =>
      nextProgress(progress, policy.timing.loadingStep, policy.timing.loadingBar) >= LOADING_END,
  },
  actions: {
    assignOffer: assign((_, { output }: Output<OneTapOffer>) => ({ offer: output })),
    assignToken: assign((_, { output }: Output<Prompted>) =>
      output === 'dismissed' ? {} : { idToken: output.idToken },
    ),
    assignUser: assign((_, { output }: Output<User>) => ({ user: output })),
    markNew: assign({ isNew: true, progress: 0 }),
    fillBar: assign(({ context: { progress, policy } }) => ({
      progress: nextProgress(progress, policy.timing.loadingStep, policy.timing.loadingBar),
    })),
    assignFailure: assign(({ context }, { error }: Thrown) => {
      const failure = toFailure(error)
      return {
        error: findRow(oneTapErrors, failure, context.policy) ?? ('failed' as const),
        serverMessage: failure.serverMessage,
      }
    }),
    assignRow: assign((_, { row }: { row: OneTapError }) => ({ error: row, serverMessage: null })),
    forgetToken: assign({ idToken: '' }),
    unmarkNew: assign({ isNew: false }),
    clearError: assign({ error: null, serverMessage: null }),
    emitNotOffered: emit((_, { isScriptMissing }: { isScriptMissing: boolean }) => ({
      type: 'oneTap.notOffered' as const,
      isScriptMissing,
    })),
    emitDismissed: emit({ type: 'oneTap.dismissed' }),
    emitOptedOut: emit({ type: 'oneTap.optedOut' }),
    emitAgeNeeded: emit(({ context: { idToken } }) => ({ type: 'oneTap.ageNeeded' as const, idToken })),
    emitDone: emit(({ context: { user, isNew } }) => ({
      type: 'oneTap.done' as const,
      user: required(user, 'user'),
      isNew,
    })),
    emitFailed: emit(({ context }, { error }: Thrown) => ({
      type: 'oneTap.failed' as const,
      row: `oneTap.${context.error ?? 'failed'}` as const,
      failure: error === null ? null : toFailure(error),
    })),
  },
})
