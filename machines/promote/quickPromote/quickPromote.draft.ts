import { or, stateIn } from 'xstate'
import { output } from '../../fragments/events.ts'
import { currentDraft } from './quickPromote.context.ts'
import { quickPromoteSetup } from './quickPromote.setup.ts'

const noticed = { target: 'none', actions: 'clearNotes' } as const
const changed = { 'draft.touched': 'waiting' } as const
/** The form is only refilled while it can be edited: not during a request, and not once the ad exists. */
const whileEditing = or([
  stateIn('#quickPromote.steps.page.editing'),
  stateIn('#quickPromote.steps.page.correcting'),
])

/** The draft on this device. It is written after a pause, and at once when the page is hidden. saving.txt §3 "Saved quick-promote draft". */
export const draft = quickPromoteSetup.createStateConfig({
  initial: 'untouched',
  states: {
    /** Nothing was changed, so there is nothing to keep. */
    untouched: { on: changed },
    waiting: {
      after: { draftSave: 'saving' },
      on: { 'draft.touched': { target: 'waiting', reenter: true }, 'page.hidden': 'saving' },
    },
    saving: {
      invoke: {
        src: 'saveDraft',
        input: ({ context }) => ({ place: context.place, draft: currentDraft(context) }),
        onDone: [{ guard: { type: 'isStored', params: output }, target: 'saved' }, { target: 'unsaved' }],
      },
      on: changed,
    },
    saved: { on: changed },
    /** The browser stores nothing. It is said once, and the page goes on without. */
    unsaved: { entry: 'emitUnsaved' },
    /** Another tab has stored a newer draft. Nothing is written until the member has chosen one. */
    outdated: {
      on: {
        'draft.adopted': { guard: whileEditing, target: 'saved', actions: 'adoptOther' },
        'draft.kept': { target: 'saving', actions: 'keepOwn' },
      },
    },
    /** The ad exists, so the draft is gone. */
    cleared: { entry: 'emitCleared' },
  },
  on: {
    'draft.finished': '.cleared',
    'draft.replaced': { guard: 'isDraftOpen', target: '.outdated', actions: 'assignOther' },
  },
})

/** Whether the form was filled in from a draft, which the member can undo. */
export const restoration = quickPromoteSetup.createStateConfig({
  initial: 'none',
  states: {
    none: { on: { 'draft.restored': 'restored' } },
    restored: {
      on: {
        'draft.restarted': { guard: whileEditing, target: 'discarded', actions: ['startOver', 'touch'] },
        'draft.noticed': noticed,
      },
    },
    discarded: {
      on: {
        'draft.undone': { guard: whileEditing, target: 'none', actions: ['undo', 'touch'] },
        'draft.noticed': noticed,
      },
    },
  },
})
