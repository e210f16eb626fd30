import { assign, emit, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import type { ConversionTag, SelectedTag } from '../../../src/domain/promote/promotion.ts'
import { eventsOf, output, thrown, type Output, type Thrown } from '../../fragments/events.ts'
import { waiting } from '../../fragments/form.ts'
import { outcomesOf, required } from '../../fragments/outcome.ts'
import { delays, notProvided, types } from '../../fragments/setup.ts'
import type {
  TagSelectionContext,
  TagSelectionEmitted,
  TagSelectionEvent,
  TagSelectionInput,
  TagSelectionOutput,
} from './tagSelection.types.ts'

type Tags = readonly ConversionTag[]

const on = eventsOf<TagSelectionContext, TagSelectionEvent>()
const outcomes = outcomesOf<TagSelectionContext, TagSelectionOutput>()

/** Whether the tag exists and reports the event. */
const isListed = (tags: Tags, { conversionTagId, conversionEvent }: SelectedTag) =>
  tags.some(({ id, events }) => id === conversionTagId && events.includes(conversionEvent))

/** The advertiser's conversion tags, of which one event is chosen. Spec: saving.txt §2 "tag modal", §3 "selected_ocpm_tag". */
export const tagSelectionMachine = setup({
  types: types<{
    context: TagSelectionContext
    input: TagSelectionInput
    events: TagSelectionEvent
    emitted: TagSelectionEmitted
    output: TagSelectionOutput
  }>(),
  actors: { readTags: notProvided<Tags, undefined>('readTags') },
  delays: delays('slowAnswer', 'requestTimeout'),
  guards: {
    isEmpty: (_, { output: tags }: Output<Tags>) => tags.length === 0,
    /** The event may come from a list that is no longer on screen. */
    isListed: on.guard('tag.selected', ({ tag }, { tags }) => isListed(tags, tag)),
    hasSelection: ({ context: { selected } }) => selected !== null,
  },
  actions: {
    /** Drops a selection, such as a draft's, that is no longer listed. */
    assignTags: assign(({ context: { selected } }, { output: tags }: Output<Tags>) => ({
      tags,
      selected: selected && isListed(tags, selected) ? selected : null,
    })),
    assignSelected: assign(on.patch('tag.selected', ({ tag }) => ({ selected: tag }))),
    /** `error`: what the call threw; null when no answer arrived in time. */
    emitFailed: emit((_, { error }: Thrown) => ({
      type: 'attempt.failed' as const,
      row: 'tagSelection.unread' as const,
      failure: error === null ? null : toFailure(error),
    })),
  },
}).createMachine({
  id: 'tagSelection',
  context: ({ input }) => ({ ...input, tags: [] }),
  output: outcomes.output,
  initial: 'loading',
  on: { 'selection.cancelled': '.cancelled' },
  states: {
    loading: {
      ...waiting,
      tags: 'pending',
      invoke: {
        src: 'readTags',
        onDone: [
          { guard: { type: 'isEmpty', params: output }, target: 'empty' },
          { target: 'choosing', actions: { type: 'assignTags', params: output } },
        ],
        onError: { target: 'failed', actions: { type: 'emitFailed', params: thrown } },
      },
      after: {
        requestTimeout: { target: 'failed', actions: { type: 'emitFailed', params: { error: null } } },
      },
    },
    choosing: {
      on: {
        'tag.selected': { guard: 'isListed', actions: 'assignSelected' },
        'selection.confirmed': { guard: 'hasSelection', target: 'chosen' },
      },
    },
    /** Somebody may have created a tag in another tab since. */
    empty: { on: { 'retry.requested': 'loading' } },
    failed: { on: { 'retry.requested': 'loading' } },
    chosen: outcomes.final(({ selected }) => ({ outcome: 'chosen', tag: required(selected, 'selected') })),
    cancelled: outcomes.final(() => ({ outcome: 'cancelled' })),
  },
})
