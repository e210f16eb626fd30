import { assign, emit, setup } from 'xstate'
import type { User } from '../../../src/api/auth/entities/login.ts'
import { ApiFailure, toFailure } from '../../../src/api/failure.ts'
import type { LimitCheck } from '../../../src/domain/auth/botLimit.ts'
import { LOADING_END, nextProgress } from '../../../src/domain/auth/loadingBar.ts'
import type { CodeSlot } from '../../../src/domain/policy/codes.ts'
import { oneTapErrors, type OneTapError } from '../../../src/errors/auth/oneTap.errors.ts'
import {
  hasUser,
  keptOf,
  noLogin,
  rowOf,
  type DirectLogInInput,
  type FailedRow,
} from '../../fragments/directLogin.ts'
import { hasWidgetUsesLeft, waitOf } from '../../fragments/directLogin.botCheck.ts'
import { eventsOf, type Output, type Thrown } from '../../fragments/events.ts'
import { isOutcome, required } from '../../fragments/outcome.ts'
import { delays, notProvided, notProvidedMachine, types } from '../../fragments/setup.ts'
import type { consentsMachine, ConsentsOutput } from '../consents/consents.machine.ts'
import type { loginMfaMachine } from '../loginMfa/loginMfa.machine.ts'
import type { rateLimitMachine } from '../rateLimit/rateLimit.machine.ts'
import type { scriptLoaderMachine } from '../scriptLoader/scriptLoader.machine.ts'
import type { socialSignupMachine } from '../socialSignup/socialSignup.machine.ts'
import type { SocialSignupOutput } from '../socialSignup/socialSignup.types.ts'
import type {
  OneTapContext,
  OneTapEmitted,
  OneTapEvent,
  OneTapInput,
  OneTapOffer,
  RegisterByOneTapInput,
} from './oneTap.types.ts'

/** How the prompt ended. */
export type Prompted = { readonly idToken: string } | 'dismissed'

const on = eventsOf<OneTapContext, OneTapEvent>()

/** Actors, delays, guards and actions of one-tap; the chart is in `oneTap.machine.ts`. */
export const oneTapSetup = setup({
  types: types<{
    context: OneTapContext
    input: OneTapInput
    events: OneTapEvent
    emitted: OneTapEmitted
    children: {
      consents: 'consents'
      loginMfa: 'loginMfa'
      scriptLoader: 'scriptLoader'
      socialSignup: 'socialSignup'
    }
  }>(),
  actors: {
    decideOffer: notProvided<OneTapOffer, undefined>('decideOffer'),
    scriptLoader: notProvidedMachine<typeof scriptLoaderMachine>('scriptLoader'),
    prompt: notProvided<Prompted, undefined>('prompt'),
    logInByOneTap: notProvided<User, DirectLogInInput>('logInByOneTap'),
    loginMfa: notProvidedMachine<typeof loginMfaMachine>('loginMfa'),
    rateLimit: notProvidedMachine<typeof rateLimitMachine>('rateLimit'),
    registerByOneTap: notProvided<User, RegisterByOneTapInput>('registerByOneTap'),
    /** Loads the steps of a sign-up, which provide the machines below. */
    loadSignup: notProvided<void, undefined>('loadSignup'),
    consents: notProvidedMachine<typeof consentsMachine>('consents'),
    socialSignup: notProvidedMachine<typeof socialSignupMachine>('socialSignup'),
  },
  delays: delays('requestTimeout', 'loadingStep', 'botWidgetTimeout'),
  guards: {
    hasUser,
    hasWidgetUsesLeft,
    isOutcome,
    isOffered: (_, { output }: Output<OneTapOffer>) => output !== null,
    isReady: (_, { output }: Output<{ isReady: boolean }>) => output.isReady,
    isReadyButton: ({ context }, { output }: Output<{ isReady: boolean }>) =>
      output.isReady && context.offer === 'buttonFlow',
    isButton: ({ context }) => context.offer === 'buttonFlow',
    isToken: (_, { output }: Output<Prompted>) => output !== 'dismissed',
    isMember: ({ context }) => context.isMember,
    needsConsents: ({ context }) => context.needsConsents === true && !context.extras,
    isCode: ({ context }, { error, code }: Thrown & { code: CodeSlot }) =>
      error instanceof ApiFailure && error.code !== null && context.policy.codes[code].includes(error.code),
    isRow: ({ context }, { error, row }: FailedRow<OneTapError>) =>
      rowOf(oneTapErrors, error, context) === row,
    isNearlyFull: ({ context: { progress, policy } }) =>
      nextProgress(progress, policy.timing.loadingStep, policy.timing.loadingBar) >= LOADING_END,
  },
  actions: {
    assignOffer: assign((_, { output }: Output<OneTapOffer>) => ({ offer: output })),
    assignToken: assign((_, { output }: Output<Prompted>) =>
      output === 'dismissed' ? {} : { ...noLogin, idToken: output.idToken },
    ),
    assignUser: assign((_, { output }: Output<User>) => ({ user: output })),
    assignVerified: assign((_, { output: { user } }: Output<{ user: User | null }>) => ({ user })),
    assignSignup: assign((_, { output }: Output<SocialSignupOutput>) =>
      output.outcome === 'registered' ? { user: output.user } : {},
    ),
    assignExtras: assign((_, { output }: Output<ConsentsOutput>) =>
      output.outcome === 'agreed' ? { extras: output.extras } : {},
    ),
    assignBotToken: assign(
      on.patch('bot.solved', ({ token }, { widgetUses }) => ({
        botToken: token,
        widgetUses: widgetUses + 1,
      })),
    ),
    assignFailure: assign((_, { error }: Thrown) => keptOf(error)),
    assignWait: assign((_, limit: Output<Pick<LimitCheck, 'waitMs'>>) => waitOf(limit)),
    startBar: assign({ progress: 0 }),
    fillBar: assign(({ context: { progress, policy } }) => ({
      progress: nextProgress(progress, policy.timing.loadingStep, policy.timing.loadingBar),
    })),
    forgetToken: assign({ idToken: '', botToken: null }),
    emitNotOffered: emit((_, { isScriptMissing }: { isScriptMissing: boolean }) => ({
      type: 'oneTap.notOffered' as const,
      isScriptMissing,
    })),
    emitDismissed: emit({ type: 'oneTap.dismissed' }),
    emitOptedOut: emit({ type: 'oneTap.optedOut' }),
    emitTurnedAway: emit({ type: 'oneTap.turnedAway' }),
    emitDone: emit(({ context: { user } }, { isNew }: { isNew: boolean }) => ({
      type: 'oneTap.done' as const,
      user: required(user, 'user'),
      isNew,
    })),
    emitFailed: emit((_, { error, row }: FailedRow<OneTapError>) => ({
      type: 'oneTap.failed' as const,
      row: `oneTap.${row}` as const,
      failure: error === null ? null : toFailure(error),
    })),
  },
})
