import { not, raise, stateIn } from 'xstate'
import { endedWith } from '../../fragments/outcome.ts'
import { output } from '../../fragments/events.ts'
import { createPinSetup } from './createPin.setup.ts'

const isClaimOffered = stateIn('#createPin.pin.saved.claim.offered')

/**
 * The pin is created. The window closes after a countdown, unless the user holds or stops it; meanwhile, the member may be invited to
 * connect an account. saving.txt §4 "Popup flow", "Photo-sharing upsell".
 */
export const saved = createPinSetup.createStateConfig({
  tags: 'view:saved',
  type: 'parallel',
  on: { 'page.dismissed': 'closing' },
  states: {
    countdown: {
      initial: 'counting',
      states: {
        counting: {
          after: {
            countdownStep: [
              { guard: 'isLastStep', target: '#createPin.pin.closing' },
              { target: 'counting', reenter: true, actions: 'countDown' },
            ],
          },
          on: { 'countdown.paused': 'paused', 'countdown.stopped': 'stopped' },
        },
        paused: {
          on: {
            'countdown.resumed': { guard: not(isClaimOffered), target: 'counting' },
            'countdown.stopped': 'stopped',
          },
        },
        stopped: {},
      },
    },
    claim: {
      initial: 'checking',
      states: {
        checking: {
          invoke: {
            src: 'checkClaim',
            input: ({ context: { draft } }) => ({ url: draft.url }),
            onDone: [
              {
                guard: { type: 'isDue', params: output },
                target: 'offered',
                actions: raise({ type: 'countdown.paused' }),
              },
              { target: 'settled' },
            ],
            onError: {
              target: 'settled',
              actions: {
                type: 'emitSilent',
                params: ({ event }) => ({ row: 'createPin.settingsUnread' as const, error: event.error }),
              },
            },
          },
          after: { requestTimeout: 'settled' },
        },
        offered: {
          invoke: {
            src: 'claimUpsell',
            id: 'claimUpsell',
            input: ({ context: { policy } }) => ({ policy }),
            onDone: [
              {
                guard: endedWith('connecting'),
                target: 'settled',
                actions: raise({ type: 'countdown.stopped' }),
              },
              { target: 'settled', actions: raise({ type: 'countdown.resumed' }) },
            ],
          },
        },
        settled: {},
      },
    },
  },
})
