import { viewports } from '../testing/viewports.ts'

const locales = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  ja: '日本語',
  ko: '한국어',
  ar: 'العربية, right to left',
  'en-XA': 'Pseudo-locale: longer, marked',
} as const

/** What can be shown beside a story: `locale-ar`, `viewport-phone390`. */
const beside: Readonly<Record<string, string>> = {
  none: 'Nothing',
  theme: 'The other theme',
  ...Object.fromEntries(Object.entries(locales).map(([name, title]) => [`locale-${name}`, title])),
  ...Object.fromEntries(Object.entries(viewports).map(([key, { name }]) => [`viewport-${key}`, name])),
}

/** Settings for all stories. A story can lock one with `globals: { theme: 'dark' }`. */
export const choices = {
  theme: { title: 'Theme', options: { light: 'Light', dark: 'Dark' } },
  locale: { title: 'Language', options: locales },
  beside: { title: 'Side by side', options: beside },
  text: { title: 'Text size', options: { '100': '100 %', '200': '200 %' } },
  pseudo: {
    title: 'Pseudo-states',
    options: { none: 'As they come', hover: 'All hovered', focus: 'All focused', active: 'All pressed' },
  },
  forced: {
    title: 'Forced colors',
    options: {
      none: 'Off',
      light: 'Light contrast theme, approximate',
      dark: 'Dark contrast theme, approximate',
    },
  },
  motion: { title: 'Motion', options: { system: 'As the system says', reduced: 'Reduced' } },
  network: {
    title: 'Network',
    options: { scenario: 'As the scenario says', slow: 'Slow, 2 s delay', offline: 'Offline' },
  },
  viewer: {
    title: 'Viewer',
    options: {
      visitor: 'Visitor',
      limited: 'Limited login',
      member: 'Member',
      partner: 'Partner',
      adAccountOwner: 'Ad-account owner',
      actingForOther: "Acting for another's ad account",
    },
  },
  country: {
    title: 'Country',
    options: {
      US: 'United States',
      JP: 'Japan',
      KR: 'South Korea',
      DE: 'Germany',
      SE: 'Sweden',
      CZ: 'Czechia',
    },
  },
  experiment: {
    title: 'Experiment',
    options: {
      none: 'No experiment',
      kr_privacy_consent: 'Consents before sign-up (Korea)',
      web_google_disabled: 'Fallback for the second provider',
      facebook_signup_disabled: 'No sign-up with the first provider',
      one_tap: 'One-tap, for visitors',
      one_tap_button: 'One-tap with a button, for visitors',
      unified_password_reset: 'Unified password reset',
      paid_link_label: 'Paid links named, for members',
      paid_link_label_unauth: 'Paid links named, for visitors',
      quick_promote_close_window: 'Quick promote closes its window',
    },
  },
} as const satisfies Readonly<Record<string, { title: string; options: Readonly<Record<string, string>> }>>

export type ModeName = keyof typeof choices

/** Declared for Storybook only. Our own tool shows the lists, because it fits every width. */
export const globalTypes = Object.fromEntries(
  Object.entries(choices).map(([name, { title }]) => [name, { description: title }]),
)

// SAFETY: these are the keys of the table.
export const modeNames = Object.keys(choices) as ModeName[]

/** The first option of each choice. */
// SAFETY: each choice has an option.
export const initialGlobals = Object.fromEntries(
  modeNames.map((name) => [name, Object.keys(choices[name].options)[0]]),
) as Readonly<Record<ModeName, string>>

export function titleOf(name: ModeName, value: string) {
  const options: Readonly<Record<string, string>> = choices[name].options
  return options[value] ?? value
}

/** The names of the choices that differ from the defaults. */
export const changesIn = (values: Readonly<Record<string, unknown>>) =>
  modeNames.filter((name) => values[name] !== undefined && String(values[name]) !== initialGlobals[name])
