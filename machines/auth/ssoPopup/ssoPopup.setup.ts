import { assign, sendTo, setup } from 'xstate'
import type { SsoPerson } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { readText } from '../../../src/domain/auth/providers/providerToken.ts'
import type { SocialError } from '../../../src/errors/auth/login.errors.ts'
import { eventsOf, type Output } from '../../fragments/events.ts'
import { openPopup, type OpenPopupInput, type PopupCommand, type PopupEvent } from '../../fragments/popup.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

export interface SsoPopupInput extends WithPolicy {
  /** What the answer is for: a code to log in with, or a token to sign up with. Default: 'login'. */
  readonly purpose?: 'login' | 'signup'
  readonly popup: OpenPopupInput
  /** Random text that the response must repeat. */
  readonly state: string
  /** Where the code is exchanged; null if the popup's code is the credential itself. */
  readonly exchangeUrl: string | null
}

export type SsoPopupOutput =
  | { readonly outcome: 'authorized'; readonly authCode: string }
  | { readonly outcome: 'identified'; readonly person: SsoPerson }
  | { readonly outcome: SocialError }

export interface SsoPopupContext extends SsoPopupInput {
  readonly code: string
  readonly output: SsoPopupOutput
}
type SsoPopupEvent = PopupEvent | PopupCommand

/** The popup's code and where to exchange it. */
export interface Exchange {
  readonly url: string
  readonly code: string
  readonly state: string
}

const on = eventsOf<SsoPopupContext, SsoPopupEvent>()

/** Actors, delays, guards and actions of the SSO popup; the chart is in `ssoPopup.machine.ts`. */
export const ssoPopupSetup = setup({
  types: types<{
    context: SsoPopupContext
    input: SsoPopupInput
    output: SsoPopupOutput
    events: SsoPopupEvent
  }>(),
  actors: {
    openPopup: openPopup(),
    /** Resolves with the auth code; null if the response has no tokens. */
    exchangeCode: notProvided<string | null, Exchange>('exchangeCode'),
    /** Resolves with the person behind the code; null if the response has no tokens. */
    identify: notProvided<SsoPerson | null, Exchange>('identify'),
  },
  actions: {
    assignOutcome: assign((_, { outcome }: { outcome: SocialError }) => ({ output: { outcome } })),
    assignAuthCode: assign((_, { authCode }: { authCode: string }) => ({
      output: { outcome: 'authorized' as const, authCode },
    })),
    focusPopup: sendTo('popup', { type: 'popup.focused' }),
    assignPerson: assign((_, { output: person }: Output<SsoPerson | null>) =>
      person ? { output: { outcome: 'identified' as const, person } } : {},
    ),
    assignCode: assign(on.patch('popup.answered', ({ data }) => ({ code: readText(data, 'code') ?? '' }))),
  },
  guards: {
    hasNoCode: on.guard('popup.answered', ({ data }) => readText(data, 'code') === null),
    isRefusal: on.guard('popup.answered', ({ data }) => readText(data, 'error') !== null),
    isOurState: on.guard('popup.answered', ({ data }, { state }) => readText(data, 'state') === state),
    mustExchange: ({ context }) => context.exchangeUrl !== null,
    isSignup: ({ context }) => context.purpose === 'signup',
    hasToken: (_, { output: token }: Output<string | SsoPerson | null>) => Boolean(token),
  },
  delays: delays('popupCloseGrace', 'requestTimeout'),
})
