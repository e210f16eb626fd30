import type { ProfileStatus } from '../../../src/domain/business/profile.ts'
import { output, thrown } from '../../fragments/events.ts'
import { businessAccessSetup } from './businessAccess.setup.ts'

/** Leaves a state for that of the choice. */
const followChoiceTo = (...statuses: readonly ProfileStatus[]) =>
  statuses.map((status) => ({ guard: { type: 'isStatus', params: status }, target: status }) as const)

const unread = { row: 'businessAccess.unread' } as const
const outdated = { row: 'businessAccess.outdated' } as const

/**
 * Which profile the viewer acts for. Spec: saving.txt §4 "Business access". The choice of another tab is announced, never applied by
 * itself, so that nothing is saved for the wrong profile.
 */
export const businessAccessMachine = businessAccessSetup.createMachine({
  id: 'businessAccess',
  context: ({ input }) => ({ ...input, profiles: [], chosenId: null, otherTab: null, isHeaderShown: true }),
  invoke: { src: 'watchChoice' },
  on: { 'choice.changed': { actions: 'assignOtherTab' } },
  initial: 'starting',
  states: {
    starting: {
      always: { guard: 'isVisitor', target: 'unavailable' },
      on: { 'choice.loaded': { target: 'loading', actions: 'assignChoice' } },
    },
    /** Only partners have profiles. */
    unavailable: {},
    loading: {
      tags: 'pending',
      invoke: {
        src: 'readProfiles',
        onDone: { target: 'ready', actions: { type: 'assignProfiles', params: output } },
        onError: {
          target: 'failed',
          actions: { type: 'emitFailed', params: (scope) => ({ ...unread, ...thrown(scope) }) },
        },
      },
      after: {
        requestTimeout: {
          target: 'failed',
          actions: { type: 'emitFailed', params: { ...unread, error: null } },
        },
      },
    },
    failed: { on: { 'retry.requested': 'loading' } },
    ready: {
      type: 'parallel',
      states: {
        profile: {
          initial: 'own',
          on: {
            'profile.chosen': { guard: 'canSwitch', actions: ['assignChosen', 'emitSwitched'] },
            'otherTab.followed': { guard: 'otherTabDiffers', actions: ['followOtherTab', 'emitSwitched'] },
          },
          states: {
            own: { always: followChoiceTo('acting', 'mfaRequired', 'gone') },
            acting: { always: followChoiceTo('own', 'mfaRequired', 'gone') },
            mfaRequired: { always: followChoiceTo('own', 'acting', 'gone') },
            /** The choice is dropped at once, so that a profile that comes back is not used without being chosen. */
            gone: {
              entry: ['emitLeft', 'useOwn'],
              always: followChoiceTo('acting', 'mfaRequired'),
              on: { 'notice.dismissed': 'own' },
            },
          },
        },
        otherTab: {
          initial: 'unchanged',
          states: {
            unchanged: { always: { guard: 'otherTabDiffers', target: 'changed' } },
            changed: {
              always: { guard: 'otherTabAgrees', target: 'unchanged' },
              on: { 'otherTab.ignored': { actions: 'ignoreOtherTab' } },
            },
          },
        },
        list: {
          initial: 'current',
          states: {
            current: { on: { 'menu.opened': 'refreshing' }, after: { profilesRefresh: 'refreshing' } },
            refreshing: {
              tags: 'pending',
              invoke: {
                src: 'readProfiles',
                onDone: { target: 'current', actions: { type: 'assignProfiles', params: output } },
                onError: {
                  target: 'outdated',
                  actions: { type: 'emitFailed', params: (scope) => ({ ...outdated, ...thrown(scope) }) },
                },
              },
              after: {
                requestTimeout: {
                  target: 'outdated',
                  actions: { type: 'emitFailed', params: { ...outdated, error: null } },
                },
              },
            },
            outdated: {
              on: { 'menu.opened': 'refreshing', 'retry.requested': 'refreshing' },
              after: { profilesRefresh: 'refreshing' },
            },
          },
        },
        header: {
          initial: 'shown',
          states: {
            shown: {
              always: { guard: 'isHeaderHidden', target: 'hidden' },
              on: { 'header.collapsed': { actions: ['flipHeader', 'emitHeader'] } },
            },
            hidden: {
              always: { guard: 'isHeaderShown', target: 'shown' },
              on: { 'header.expanded': { actions: ['flipHeader', 'emitHeader'] } },
            },
          },
        },
      },
    },
  },
})
