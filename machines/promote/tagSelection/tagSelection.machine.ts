import { assign, emit, setup } from 'xstate'
import type { ConversionTag, SelectedTag } from '../../../src/domain/promote/promotion.ts'
import { isEmpty, retriable, readsList, unread } from '../../fragments/choosesFromList.ts'
import { eventsOf, type Output } from '../../fragments/events.ts'
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
    isEmpty,
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
    emitFailed: emit(unread('tagSelection.unread')),
  },
}).createMachine({
  id: 'tagSelection',
  context: ({ input }) => ({ ...input, tags: [] }),
  output: outcomes.output,
  initial: 'loading',
  on: { 'selection.cancelled': '.cancelled' },
  states: {
    loading: readsList('readTags', 'assignTags'),
    choosing: {
      on: {
        'tag.selected': { guard: 'isListed', actions: 'assignSelected' },
        'selection.confirmed': { guard: 'hasSelection', target: 'chosen' },
      },
    },
    /** Somebody may have created a tag in another tab since. */
    empty: retriable,
    failed: retriable,
    chosen: outcomes.final(({ selected }) => ({ outcome: 'chosen', tag: required(selected, 'selected') })),
    cancelled: outcomes.final(() => ({ outcome: 'cancelled' })),
  },
})
