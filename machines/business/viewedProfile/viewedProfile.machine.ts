import { assign, emit, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import type { Profile } from '../../../src/domain/business/profile.ts'
import { isProfilePage, type ViewedPage } from '../../../src/domain/business/viewedPage.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import { eventsOf, output, thrown, type Output, type Thrown } from '../../fragments/events.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

/** The pin, and the profile it is read for. */
export interface PinnerRequest {
  readonly pinId: string
  readonly subjectId: string
}

export interface ViewedProfileContext extends WithPolicy, PinnerRequest {}

/** The viewer goes to another page, or acts for another profile. */
export interface PageChanged {
  readonly type: 'page.changed'
  /** Null for a page that is neither a profile's nor a pin's. */
  readonly page: ViewedPage | null
  readonly acting: Profile
}

export type ViewedProfileEmitted = {
  readonly type: 'attempt.failed'
  readonly row: 'viewedProfile.unread'
  readonly failure: Failure | null
}

const on = eventsOf<ViewedProfileContext, PageChanged>()

/**
 * Whether the page at hand belongs to the profile that the viewer acts for. Spec: saving.txt §2 "Business access". A pin belongs to
 * the profile that saved it; until that is known, it does not count as the viewer's. The empty profile has no pages.
 */
export const viewedProfileMachine = setup({
  types: types<{
    context: ViewedProfileContext
    input: WithPolicy
    events: PageChanged
    emitted: ViewedProfileEmitted
  }>(),
  actors: { readPinner: notProvided<string | null, PinnerRequest>('readPinner') },
  delays: delays('requestTimeout'),
  guards: {
    isOwnPage: on.guard(
      'page.changed',
      ({ page, acting }) => page?.kind === 'profile' && isProfilePage(acting, page.username),
    ),
    /** Refreshing the list of profiles changes neither the pin nor the profile's ID. */
    isSamePin: on.guard(
      'page.changed',
      ({ page, acting }, { pinId, subjectId }) =>
        page?.kind === 'pin' && page.pinId === pinId && acting.id === subjectId,
    ),
    isPin: on.guard('page.changed', ({ page, acting }) => page?.kind === 'pin' && acting.user !== null),
    isPinner: ({ context: { subjectId } }, { output: pinnerId }: Output<string | null>) =>
      pinnerId === subjectId,
  },
  actions: {
    assignPin: assign(
      on.patch('page.changed', ({ page, acting }) => ({
        pinId: page?.kind === 'pin' ? page.pinId : '',
        subjectId: acting.id,
      })),
    ),
    emitFailed: emit((_, { error }: Thrown) => ({
      type: 'attempt.failed' as const,
      row: 'viewedProfile.unread' as const,
      failure: error === null ? null : toFailure(error),
    })),
  },
}).createMachine({
  id: 'viewedProfile',
  context: ({ input }) => ({ ...input, pinId: '', subjectId: '' }),
  on: {
    'page.changed': [
      { guard: 'isOwnPage', target: '.active', actions: 'assignPin' },
      { guard: 'isSamePin' },
      { guard: 'isPin', target: '.readingPinner', actions: 'assignPin' },
      { target: '.other', actions: 'assignPin' },
    ],
  },
  initial: 'other',
  states: {
    other: {},
    readingPinner: {
      tags: 'pending',
      invoke: {
        src: 'readPinner',
        input: ({ context: { pinId, subjectId } }) => ({ pinId, subjectId }),
        onDone: [{ guard: { type: 'isPinner', params: output }, target: 'active' }, { target: 'other' }],
        onError: { target: 'other', actions: { type: 'emitFailed', params: thrown } },
      },
      after: {
        requestTimeout: { target: 'other', actions: { type: 'emitFailed', params: { error: null } } },
      },
    },
    active: {},
  },
})
