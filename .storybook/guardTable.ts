/**
 * Which combinations of viewer, country and experiment the toolbar offers. All are offered except those the spec rules out. It rules out
 * no combination of viewer and country.
 */

/** The toolbar's viewers. */
const viewerTitles = {
  visitor: 'Visitor',
  limited: 'Limited login',
  member: 'Member',
  partner: 'Partner',
  adAccountOwner: 'Ad-account owner',
  actingForOther: "Acting for another's ad account",
} as const

const countryTitles = {
  US: 'United States',
  JP: 'Japan',
  KR: 'South Korea',
  DE: 'Germany',
  SE: 'Sweden',
  CZ: 'Czechia',
} as const

const experimentTitles = {
  none: 'No experiment',
  kr_privacy_consent: 'Consents before sign-up (Korea)',
  web_google_disabled: 'Fallback for the second provider',
  facebook_signup_disabled: 'No sign-up with the first provider',
  one_tap: 'One-tap',
  one_tap_button: 'One-tap with a button',
  unified_password_reset: 'Unified password reset',
  paid_link_label: 'Paid links named',
  paid_link_label_unauth: 'Paid links named for visitors',
  quick_promote_close_window: 'Quick promote closes its window',
} as const

/** The three choices that depend on each other, in order of precedence: the last is reset first. */
export const guarded = { viewer: viewerTitles, country: countryTitles, experiment: experimentTitles } as const

export type Guarded = keyof typeof guarded
export interface Choice {
  readonly viewer: keyof typeof viewerTitles
  readonly country: keyof typeof countryTitles
  readonly experiment: keyof typeof experimentTitles
}

/** A restriction: the experiment is offered only to these. */
interface GuardRow {
  readonly experiment: Choice['experiment']
  readonly only:
    | { readonly viewer: readonly Choice['viewer'][] }
    | { readonly country: readonly Choice['country'][] }
  /** Shown in the toolbar. */
  readonly reason: string
  /** Quoted from auth.txt or saving.txt. */
  readonly sentence: string
}

const signUp = {
  only: { viewer: ['visitor', 'limited'] },
  reason: 'Only visitors and limited logins can sign up.',
  sentence:
    'A logged-out visitor, or a viewer with a limited login, can sign up or log in through a modal, a full login page or a business login page.',
} as const

const oneTap = {
  only: { viewer: ['visitor'] },
  reason: 'This experiment applies only to logged-out visitors; signed-in members see one-tap without it.',
  sentence:
    'One-tap: offered to an authenticated user whose second-provider link is connected unless a local opt-out is set; and to a logged-out user when the browser is supported (major version at least 122 for one-tap, 132 for the button flow) and experiment gates pass',
} as const

const labels = 'Labels such as paid link and paid partnership depend on auth state and experiments.'

export const guardTable: readonly GuardRow[] = [
  {
    experiment: 'kr_privacy_consent',
    only: { country: ['KR'] },
    reason: 'These consents are required only in South Korea.',
    sentence:
      'The consent step shows first when the privacy-consent experiment (Korea) is on and consent is not yet given.',
  },
  { experiment: 'kr_privacy_consent', ...signUp },
  { experiment: 'facebook_signup_disabled', ...signUp },
  { experiment: 'one_tap', ...oneTap },
  { experiment: 'one_tap_button', ...oneTap },
  {
    experiment: 'paid_link_label',
    only: { viewer: ['member', 'partner', 'adAccountOwner', 'actingForOther'] },
    reason: 'This experiment applies only to signed-in viewers.',
    sentence: labels,
  },
  {
    experiment: 'paid_link_label_unauth',
    only: { viewer: ['visitor', 'limited'] },
    reason: 'This experiment applies only to viewers who are not signed in.',
    sentence: labels,
  },
  {
    experiment: 'quick_promote_close_window',
    only: { viewer: ['member', 'partner', 'adAccountOwner', 'actingForOther'] },
    reason: 'Only signed-in viewers can promote a Pin.',
    sentence: 'Quick promote is offered only when the viewer is signed in',
  },
]

/** Quotes from the spec for experiments without restrictions. */
export const unguarded: Readonly<Partial<Record<Choice['experiment'], string>>> = {
  none: 'Visitor (logged out): sees login and signup.',
  // Signed-in members see the form in account-switch mode.
  web_google_disabled:
    "Second-provider button hidden when the web_google_disabled experiment is on; a fallback 'Connect with Google' button then shows.",
  unified_password_reset: "username_or_email, type ('unified' if an experiment is on, else 'reset')",
}

const refuses = ({ experiment, only }: GuardRow, choice: Partial<Choice>): boolean => {
  if (experiment !== choice.experiment) return false
  if ('viewer' in only) return choice.viewer !== undefined && !only.viewer.includes(choice.viewer)
  return choice.country !== undefined && !only.country.includes(choice.country)
}

/** The row that rules out a choice, which may be partial; null if it is offered. */
export const refusalOf = (choice: Partial<Choice>): GuardRow | null =>
  guardTable.find((row) => refuses(row, choice)) ?? null

/** Why an experiment is not offered with the other choices; null if it is. */
export function whyNot(others: Partial<Choice>, experiment: Choice['experiment']): string | null {
  return refusalOf({ ...others, experiment })?.reason ?? null
}

/** The choices that are subject to the restrictions: all but those the story sets itself. */
export const restricted = (choice: Choice, own: readonly Guarded[]): Partial<Choice> =>
  Object.fromEntries(Object.entries(choice).filter(([name]) => !own.some((set) => set === name)))

const isOneOf = (values: object, value: unknown): boolean =>
  typeof value === 'string' && Object.hasOwn(values, value)

/**
 * Resolves the toolbar's choices. An unknown value, or an experiment that the viewer or country rules out, is reset to its default, and
 * `because` lists the reasons. `own` are the choices that the story sets itself.
 */
export function settle(
  globals: Readonly<Record<string, unknown>>,
  defaults: Choice,
  own: readonly Guarded[] = [],
): { readonly choice: Choice; readonly because: readonly string[] } {
  const because: string[] = []
  const valid = { ...defaults }
  for (const [name, titles] of Object.entries(guarded)) {
    const value = globals[name]
    if (isOneOf(titles, value)) Object.assign(valid, { [name]: value })
    else if (value !== undefined) because.push(`There is no ${name} “${String(value)}”.`)
  }
  const reason = refusalOf(restricted(valid, own))?.reason
  if (!reason) return { choice: valid, because }
  return {
    choice: { ...valid, experiment: defaults.experiment },
    because: [...because, `${experimentTitles[valid.experiment]} was reset. ${reason}`],
  }
}
