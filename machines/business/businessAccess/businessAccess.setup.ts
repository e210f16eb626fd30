import { assign, emit, setup, type EventObject } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import {
  canActFor,
  offeredProfiles,
  profileStatus,
  type Profile,
  type ProfileStatus,
} from '../../../src/domain/business/profile.ts'
import type { BusinessRowId } from '../../../src/errors/business/business.errors.ts'
import { eventsOf, type Output, type Thrown } from '../../fragments/events.ts'
import { delays, notProvided, notProvidedCallback, types } from '../../fragments/setup.ts'
import type {
  BusinessAccessContext,
  BusinessAccessEmitted,
  BusinessAccessEvent,
  BusinessAccessInput,
  ChoiceEvent,
} from './businessAccess.types.ts'

const on = eventsOf<BusinessAccessContext, BusinessAccessEvent>()

/** The status of the viewer's choice; 'own' for visitors, who have none. */
const statusOf = ({ own, profiles, chosenId }: BusinessAccessContext): ProfileStatus =>
  own === null ? 'own' : profileStatus({ own, profiles, chosenId })

/** The viewer's own profile is null, whatever its ID. */
const choiceOf = (id: string | null, { own }: BusinessAccessContext) => (id === own?.id ? null : id)

const isOffered = (id: string, { own, profiles }: BusinessAccessContext) =>
  id === own?.id || profiles.some((profile) => profile.id === id && canActFor(profile))

/** Whether another tab has chosen a profile that this one could switch to. */
function otherTabDiffers(context: BusinessAccessContext): boolean {
  if (context.otherTab === null) return false
  const id = context.otherTab.profileId ?? context.own?.id ?? ''
  return isOffered(id, context) && choiceOf(id, context) !== context.chosenId
}

export const businessAccessSetup = setup({
  types: types<{
    context: BusinessAccessContext
    input: BusinessAccessInput
    events: BusinessAccessEvent
    emitted: BusinessAccessEmitted
  }>(),
  actors: {
    watchChoice: notProvidedCallback<EventObject, undefined, ChoiceEvent>('watchChoice'),
    readProfiles: notProvided<readonly Profile[], undefined>('readProfiles'),
  },
  delays: delays('requestTimeout', 'profilesRefresh'),
  guards: {
    isVisitor: ({ context: { own } }) => own === null,
    isStatus: ({ context }, status: ProfileStatus) => statusOf(context) === status,
    canSwitch: on.guard(
      'profile.chosen',
      ({ id }, context) => isOffered(id, context) && choiceOf(id, context) !== context.chosenId,
    ),
    otherTabDiffers: ({ context }) => otherTabDiffers(context),
    otherTabAgrees: ({ context }) => !otherTabDiffers(context),
    isHeaderShown: ({ context }) => context.isHeaderShown,
    isHeaderHidden: ({ context }) => !context.isHeaderShown,
  },
  actions: {
    assignChoice: assign(
      on.patch('choice.loaded', ({ choice: { profileId, isHeaderShown } }, context) => ({
        chosenId: choiceOf(profileId, context),
        isHeaderShown,
      })),
    ),
    assignOtherTab: assign(on.patch('choice.changed', ({ profileId }) => ({ otherTab: { profileId } }))),
    assignProfiles: assign(({ context: { own } }, { output: profiles }: Output<readonly Profile[]>) => ({
      profiles: offeredProfiles(profiles, own?.id ?? ''),
    })),
    assignChosen: assign(
      on.patch('profile.chosen', ({ id }, context) => ({ chosenId: choiceOf(id, context), otherTab: null })),
    ),
    followOtherTab: assign(({ context }) => ({
      chosenId: choiceOf(context.otherTab?.profileId ?? null, context),
      otherTab: null,
    })),
    ignoreOtherTab: assign({ otherTab: null }),
    useOwn: assign({ chosenId: null }),
    flipHeader: assign(({ context }) => ({ isHeaderShown: !context.isHeaderShown })),
    emitSwitched: emit(({ context: { chosenId } }) => ({
      type: 'profile.switched' as const,
      profileId: chosenId,
    })),
    emitLeft: emit({ type: 'profile.switched' as const, profileId: null }),
    emitHeader: emit(({ context: { isHeaderShown } }) => ({
      type: 'header.toggled' as const,
      isShown: isHeaderShown,
    })),
    emitFailed: emit((_, { error, row }: Thrown & { readonly row: BusinessRowId }) => ({
      type: 'attempt.failed' as const,
      row,
      failure: error === null ? null : toFailure(error),
    })),
  },
})
