import { defaultTiming, type Timing } from '../../../src/domain/policy/timing.ts'

/** Formats milliseconds: `300 ms`, `2.6 s`, `2 min`. */
export const formatDuration = (ms: number): string =>
  ms < 1_000 ? `${ms} ms` : ms < 120_000 ? `${ms / 1_000} s` : `${ms / 60_000} min`

const passing = (time: string) => `${time} pass`

/** What has happened by the end of each delay. */
const texts: Readonly<Partial<Record<keyof Timing, (time: string) => string>>> = {
  requestTimeout: (time) => `no answer comes for ${time}`,
  slowAnswer: (time) => `no answer comes for ${time}`,
  credentialTimeout: (time) => `the password manager says nothing for ${time}`,
  ssoDebounce: (time) => `nothing more is typed for ${time}`,
  emailValidityDebounce: (time) => `nothing more is typed for ${time}`,
  hashtagDebounce: (time) => `nothing more is typed for ${time}`,
  collaboratorDebounce: (time) => `nothing more is typed for ${time}`,
  botTokenTimeout: (time) => `no token comes for ${time}`,
  botTokenRefresh: (time) => `the token is ${time} old`,
  botWidgetTimeout: (time) => `the bot check does not load for ${time}`,
  popupCloseGrace: (time) => `no answer comes after all for ${time}`,
  loadingStep: () => 'the loading bar moves on, step by step',
  scriptPoll: passing,
  underageRedirect: passing,
  saveOverlay: passing,
  confettiDelay: passing,
  boardCreated: passing,
  saveToast: passing,
  scrollFetch: passing,
  countdownStep: passing,
  windowClose: passing,
  claimDismiss: passing,
  profilesRefresh: passing,
  draftSave: passing,
}

const isDelay = (name: string): name is keyof Timing => name in defaultTiming

/** What has happened by the end of the delay; null if it has no description. */
export const delayText = (name: string): string | null =>
  isDelay(name) ? (texts[name]?.(formatDuration(defaultTiming[name])) ?? null) : null
