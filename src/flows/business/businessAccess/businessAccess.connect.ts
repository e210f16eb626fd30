import type { SnapshotFrom } from 'xstate'
import type { businessAccessMachine } from '../../../../machines/business/businessAccess/businessAccess.machine.ts'
import { actingProfile, emptyProfile, profileStatus, type Profile } from '../../../domain/business/profile.ts'
import type {
  ProfileSwitcherViewCallbacks,
  ProfileSwitcherViewState,
} from '../../../views/business/ProfileSwitcherView.types.ts'
import type { SendTo } from '../../runtime/useConnect.ts'

type Machine = typeof businessAccessMachine
type Snapshot = SnapshotFrom<Machine>

/** For whom the flows below work. */
export interface Acting {
  /** Sent as `orbac_subject_id`; null for the viewer's own profile. */
  readonly actingFor: string | null
  /** The profile that counts; the empty one while it is not known. */
  readonly profile: Profile
  /** False while a stored choice is being checked: nothing is read or saved until it is known for whom. */
  readonly isKnown: boolean
}

/** For whom the flows below work. */
export function connectActing(snapshot: Snapshot): Acting {
  const { own, profiles, chosenId } = snapshot.context
  if (own === null || snapshot.matches('failed'))
    return { actingFor: null, profile: own ?? emptyProfile, isKnown: true }
  if (!snapshot.matches('ready')) {
    const isKnown = chosenId === null
    return { actingFor: null, profile: isKnown ? own : emptyProfile, isKnown }
  }
  const profile = actingProfile({ own, profiles, chosenId })
  return { actingFor: profile.id === own.id ? null : profile.id || null, profile, isKnown: true }
}

/** What the bar shows of the machine. */
export type SwitcherState = Omit<
  ProfileSwitcherViewState,
  'isViewed' | 'searchFrom' | 'listLimit' | 'mfaHref'
>

const quiet = { list: 'current', otherTabId: null, isCollapsed: false } as const

const listOf = (snapshot: Snapshot) => {
  if (snapshot.matches({ ready: { list: 'refreshing' } })) return 'refreshing'
  return snapshot.matches({ ready: { list: 'outdated' } }) ? 'outdated' : 'current'
}

/** What the bar shows; null if there is nothing to switch to. */
export function connectSwitcher(snapshot: Snapshot): SwitcherState | null {
  const { own, profiles, chosenId, otherTab } = snapshot.context
  if (own === null) return null
  if (!snapshot.matches('ready')) {
    // A member who was not acting for anybody has nothing to wait for.
    if (chosenId === null) return null
    return {
      own,
      profiles,
      currentId: null,
      status: snapshot.matches('failed') ? 'failed' : 'loading',
      ...quiet,
    }
  }
  // A profile that is gone is no longer the choice, but the viewer has yet to read so.
  const isGone = snapshot.matches({ ready: { profile: 'gone' } })
  const status = isGone ? 'gone' : profileStatus({ own, profiles, chosenId })
  if (profiles.length === 0 && status !== 'gone') return null
  const isElsewhere = snapshot.matches({ ready: { otherTab: 'changed' } })
  return {
    own,
    profiles,
    currentId: actingProfile({ own, profiles, chosenId }).id || null,
    status,
    list: listOf(snapshot),
    otherTabId: isElsewhere ? (otherTab?.profileId ?? own.id) : null,
    isCollapsed: status === 'own' && snapshot.matches({ ready: { header: 'hidden' } }),
  }
}

export const switcherCallbacks = (send: SendTo<Machine>): ProfileSwitcherViewCallbacks => ({
  onOpen: () => send({ type: 'menu.opened' }),
  onChoose: (id) => send({ type: 'profile.chosen', id }),
  onRetry: () => send({ type: 'retry.requested' }),
  onDismiss: () => send({ type: 'notice.dismissed' }),
  onFollowOtherTab: () => send({ type: 'otherTab.followed' }),
  onIgnoreOtherTab: () => send({ type: 'otherTab.ignored' }),
  onCollapse: () => send({ type: 'header.collapsed' }),
  onExpand: () => send({ type: 'header.expanded' }),
})
