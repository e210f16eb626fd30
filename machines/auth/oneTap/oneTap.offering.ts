import { output } from '../../fragments/events.ts'
import { oneTapSetup } from './oneTap.setup.ts'

const notOffered = {
  target: 'notOffered',
  actions: { type: 'emitNotOffered', params: { isScriptMissing: false } },
} as const

/** A member who sends the offer away is not asked again on this device. */
const whenDismissed = [{ guard: 'isMember', target: 'optedOut' }, { target: 'dismissed' }] as const

export const deciding = oneTapSetup.createStateConfig({
  invoke: {
    src: 'decideOffer',
    onDone: [
      {
        guard: { type: 'isOffered', params: output },
        target: 'loadingScript',
        actions: { type: 'assignOffer', params: output },
      },
      notOffered,
    ],
    onError: notOffered,
  },
})

export const loadingScript = oneTapSetup.createStateConfig({
  invoke: {
    src: 'scriptLoader',
    id: 'scriptLoader',
    input: ({ context: { policy } }) => ({ policy }),
    onDone: [
      { guard: { type: 'isReadyButton', params: output }, target: 'offeringButton' },
      { guard: { type: 'isReady', params: output }, target: 'prompting' },
      { target: 'notOffered', actions: { type: 'emitNotOffered', params: { isScriptMissing: true } } },
    ],
  },
})

/** The provider's own prompt is over the page. */
export const prompting = oneTapSetup.createStateConfig({
  invoke: {
    src: 'prompt',
    onDone: [
      {
        guard: { type: 'isToken', params: output },
        target: 'loggingIn',
        actions: { type: 'assignToken', params: output },
      },
      ...whenDismissed,
    ],
    onError: 'dismissed',
  },
})

/** The provider's own button is on the page. */
export const offeringButton = oneTapSetup.createStateConfig({
  tags: 'view:oneTapButton',
  on: {
    'token.received': {
      target: 'loggingIn',
      actions: { type: 'assignToken', params: ({ event }) => ({ output: event }) },
    },
    'offer.dismissed': whenDismissed,
  },
})
