/**
 * What the toolbar offers together: who is looking × from which country × under which experiment. The specification decides; what it does not
 * refuse is offered. No row refuses a viewer a country: no sentence does.
 */

/** Who looks, and from where. Values of the toolbar. */
export const viewerTitles = {
  visitor: 'Visitor',
  limited: 'Limited login',
  member: 'Member',
  partner: 'Partner',
  adAccountOwner: 'Ad-account owner',
  actingForOther: "Acting for another's ad account",
} as const

export const countryTitles = {
  US: 'United States',
  JP: 'Japan',
  KR: 'South Korea',
  DE: 'Germany',
  SE: 'Sweden',
  CZ: 'Czechia',
} as const

export const experimentTitles = {
  none: 'No experiment',
  kr_privacy_consent: 'Consents before an account (Korea)',
  web_google_disabled: 'Fallback of the second provider',
  facebook_signup_disabled: 'First provider makes no accounts',
  one_tap: 'One-tap',
  one_tap_button: 'One-tap by a button',
} as const

/** The three choices that depend on each other, in the order in which they win: the last gives way first. */
export const guarded = { viewer: viewerTitles, country: countryTitles, experiment: experimentTitles } as const

export type Guarded = keyof typeof guarded
export interface Choice {
  readonly viewer: keyof typeof viewerTitles
  readonly country: keyof typeof countryTitles
  readonly experiment: keyof typeof experimentTitles
}

/** One refusal: the experiment is offered to these alone. */
export interface GuardRow {
  readonly experiment: Choice['experiment']
  readonly only:
    | { readonly viewer: readonly Choice['viewer'][] }
    | { readonly country: readonly Choice['country'][] }
  /** Shown to the person who meets it. */
  readonly reason: string
  /** Of auth.txt, word for word. */
  readonly sentence: string
}

const signUp = {
  only: { viewer: ['visitor', 'limited'] },
  reason: 'Only a visitor or a limited login signs up.',
  sentence:
    'A logged-out visitor, or a viewer with a limited login, can sign up or log in through a modal, a full login page or a business login page.',
} as const

const oneTap = {
  only: { viewer: ['visitor'] },
  reason: 'Its gate is for logged-out visitors; who is signed in is asked without an experiment.',
  sentence:
    'One-tap: offered to an authenticated user whose second-provider link is connected unless a local opt-out is set; and to a logged-out user when the browser is supported (major version at least 122 for one-tap, 132 for the button flow) and experiment gates pass',
} as const

export const guardTable: readonly GuardRow[] = [
  {
    experiment: 'kr_privacy_consent',
    only: { country: ['KR'] },
    reason: 'These consents are asked for in South Korea alone.',
    sentence:
      'The consent step shows first when the privacy-consent experiment (Korea) is on and consent is not yet given.',
  },
  { experiment: 'kr_privacy_consent', ...signUp },
  { experiment: 'facebook_signup_disabled', ...signUp },
  { experiment: 'one_tap', ...oneTap },
  { experiment: 'one_tap_button', ...oneTap },
]

/** What speaks for an experiment that is offered to everybody everywhere. */
export const unguarded: Readonly<Partial<Record<Choice['experiment'], string>>> = {
  none: 'Visitor (logged out): sees login and signup.',
  // Who is signed in meets the form in account-switch mode.
  web_google_disabled:
    "Second-provider button hidden when the web_google_disabled experiment is on; a fallback 'Connect with Google' button then shows.",
}

const refuses = ({ experiment, only }: GuardRow, choice: Partial<Choice>): boolean => {
  if (experiment !== choice.experiment) return false
  if ('viewer' in only) return choice.viewer !== undefined && !only.viewer.includes(choice.viewer)
  return choice.country !== undefined && !only.country.includes(choice.country)
}

/** The row that refuses a choice, or a pair of two of its values; null when it is offered. */
export const refusalOf = (choice: Partial<Choice>): GuardRow | null =>
  guardTable.find((row) => refuses(row, choice)) ?? null

/** Why an experiment is not offered beside the other choices; null when it is. */
export function whyNot(others: Partial<Choice>, experiment: Choice['experiment']): string | null {
  return refusalOf({ ...others, experiment })?.reason ?? null
}

/** The choices that say something: what a story keeps to itself neither refuses nor is refused. */
export const judged = (choice: Choice, own: readonly Guarded[]): Partial<Choice> =>
  Object.fromEntries(Object.entries(choice).filter(([name]) => !own.some((kept) => kept === name)))

const isOneOf = (values: object, value: unknown): boolean =>
  typeof value === 'string' && Object.hasOwn(values, value)

/**
 * What the toolbar's choices come to: an unknown value, or an experiment that the viewer or the country rules out, falls back to its default,
 * and `because` says why, one sentence each. `own` are the choices that the story makes itself, whatever the toolbar says.
 */
export function settle(
  globals: Readonly<Record<string, unknown>>,
  defaults: Choice,
  own: readonly Guarded[] = [],
): { readonly choice: Choice; readonly because: readonly string[] } {
  const because: string[] = []
  const known = { ...defaults }
  for (const [name, titles] of Object.entries(guarded)) {
    const value = globals[name]
    if (isOneOf(titles, value)) Object.assign(known, { [name]: value })
    else if (value !== undefined) because.push(`There is no ${name} “${String(value)}”.`)
  }
  const reason = refusalOf(judged(known, own))?.reason
  if (!reason) return { choice: known, because }
  return {
    choice: { ...known, experiment: defaults.experiment },
    because: [...because, `${experimentTitles[known.experiment]} was taken back. ${reason}`],
  }
}
