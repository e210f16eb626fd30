import { output, thrown } from '../../fragments/events.ts'
import { waiting } from '../../fragments/form.ts'
import { endedWith } from '../../fragments/outcome.ts'
import { quickPromoteSetup } from './quickPromote.setup.ts'

const leave = (step: 'consent' | 'pinSelection') => ({ type: 'leave', params: { step } }) as const
const noAnswer = { type: 'emitFailed', params: { error: null } } as const
const failed = { type: 'emitFailed', params: thrown } as const
const unread = { type: 'assignRow', params: { row: 'quickPromote.accountUnread' } } as const
const unrecorded = { type: 'assignRow', params: { row: 'quickPromote.consentUnrecorded' } } as const

/** Reads the advertiser, the pin and the draft, before anything is shown. */
export const opening = quickPromoteSetup.createStateConfig({
  tags: ['pending', 'view:opening'],
  invoke: {
    src: 'open',
    input: ({ context: { place, target, actingFor } }) => ({ place, target, actingFor }),
    onDone: [
      {
        guard: { type: 'isRestored', params: output },
        target: 'resuming',
        actions: [{ type: 'assignOpened', params: output }, 'restore'],
      },
      { target: 'resuming', actions: { type: 'assignOpened', params: output } },
    ],
    onError: { target: 'unopened', actions: [unread, failed] },
  },
  after: { requestTimeout: { target: 'unopened', actions: [unread, noAnswer] } },
  ...waiting,
})

/** The member is asked once; the answer is recorded. saving.txt §2 "consent (GDPR) modal". */
export const consent = quickPromoteSetup.createStateConfig({
  tags: 'view:consent',
  entry: { type: 'emitEntered', params: { step: 'consent' } },
  initial: 'asking',
  on: { 'page.dismissed': 'closed' },
  states: {
    asking: { on: { 'consent.given': 'recording' } },
    recording: {
      tags: 'pending',
      entry: 'clearErrors',
      invoke: {
        src: 'recordConsent',
        onDone: { target: '#quickPromote.steps.advancing', actions: ['assignConsent', leave('consent')] },
        onError: { target: 'asking', actions: [unrecorded, failed] },
      },
      after: { requestTimeout: { target: 'asking', actions: [unrecorded, noAnswer] } },
    },
  },
})

/** The pin to promote, if no link brought one. */
export const pinSelection = quickPromoteSetup.createStateConfig({
  tags: 'view:pinSelection',
  entry: { type: 'emitEntered', params: { step: 'pinSelection' } },
  invoke: {
    src: 'pinSelection',
    id: 'pinSelection',
    input: ({ context: { policy } }) => ({ policy, pinId: null }),
    onDone: [
      { guard: endedWith('cancelled'), target: 'closed' },
      {
        target: 'advancing',
        actions: [{ type: 'assignPin', params: output }, leave('pinSelection'), 'touch'],
      },
    ],
  },
})
