import type { Profile, ProfileStatus } from '../../domain/business/profile.ts'

/** What the bar shows. */
export interface ProfileSwitcherViewState {
  /** The viewer's own profile. */
  readonly own: Profile
  /** The profiles that the server offers, in any order: each once, and without the viewer's own. */
  readonly profiles: readonly Profile[]
  /** ID of the profile that the viewer acts for, which may be their own; null if none counts. */
  readonly currentId: string | null
  /** How the viewer's choice turned out, or why that is not known. */
  readonly status: ProfileStatus | 'loading' | 'failed'
  /** Whether the list is up to date, is being read again, or could not be. */
  readonly list: 'current' | 'refreshing' | 'outdated'
  /** ID of the profile that another tab has switched to; null if there is nothing to announce. */
  readonly otherTabId: string | null
  /** Whether only the button is shown. */
  readonly isCollapsed: boolean
  /** Whether the page at hand belongs to the current profile. Default: false. */
  readonly isViewed?: boolean | undefined
  /** From this many profiles on, the viewer's own included, the list can be searched. So can one that is cut. */
  readonly searchFrom: number
  /** Profiles listed at most, 1 or more. */
  readonly listLimit: number
  /** The page to set up two-factor. */
  readonly mfaHref: string
}

/** Callbacks of the bar. */
export interface ProfileSwitcherViewCallbacks {
  /** The list opens. */
  readonly onOpen: () => void
  /** Called with the ID of the profile to act for. */
  readonly onChoose: (id: string) => void
  /** Called when the viewer wants a list that could not be read to be read again. */
  readonly onRetry: () => void
  /** The viewer has read that a profile is gone. */
  readonly onDismiss: () => void
  /** The viewer switches to what another tab has chosen. */
  readonly onFollowOtherTab: () => void
  /** The viewer keeps the profile of this tab, whatever another tab has chosen. */
  readonly onIgnoreOtherTab: () => void
  /** The viewer makes the bar small. */
  readonly onCollapse: () => void
  /** The viewer shows the small bar in full again. */
  readonly onExpand: () => void
}

export type ProfileSwitcherViewProps = ProfileSwitcherViewState & ProfileSwitcherViewCallbacks
