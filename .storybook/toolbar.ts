import type { GlobalTypes } from 'storybook/internal/types'

/** What a designer may change about every story. A story locks one of these with `globals: { theme: 'dark' }`. */

type Icon = NonNullable<NonNullable<GlobalTypes[string]['toolbar']>['icon']>

const choice = (title: string, icon: Icon, titles: Record<string, string>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(titles).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
})

export const globalTypes = {
  theme: choice('Theme', 'mirror', { light: 'Light', dark: 'Dark', both: 'Light and dark, side by side' }),
  locale: choice('Locale', 'globe', {
    en: 'English',
    de: 'Deutsch',
    es: 'Español',
    ja: '日本語',
    ko: '한국어',
    ar: 'العربية',
    'en-XA': 'Pseudo-locale: longer, marked',
  }),
  motion: choice('Motion', 'play', { system: 'Motion as the system says', reduced: 'Reduced motion' }),
  network: choice('Network', 'transfer', {
    scenario: 'Network as the scenario says',
    slow: 'Slow network (2 s more)',
    offline: 'Offline',
  }),
  viewer: choice('Who is looking', 'user', {
    visitor: 'Visitor',
    limited: 'Limited login',
    member: 'Member',
    partner: 'Partner',
    adAccountOwner: 'Ad-account owner',
    actingForOther: "Acting for another's ad account",
  }),
  country: choice('Country', 'location', {
    US: 'United States',
    JP: 'Japan',
    KR: 'South Korea',
    DE: 'Germany',
    SE: 'Sweden',
    CZ: 'Czechia',
  }),
  experiment: choice('Experiment', 'beaker', {
    none: 'No experiment',
    kr_privacy_consent: 'Consents before an account (Korea)',
    web_google_disabled: 'Fallback of the second provider',
    facebook_signup_disabled: 'First provider makes no accounts',
    one_tap: 'One-tap',
    one_tap_button: 'One-tap by a button',
  }),
}

export const initialGlobals = {
  theme: 'light',
  locale: 'en',
  motion: 'system',
  network: 'scenario',
  viewer: 'visitor',
  country: 'US',
  experiment: 'none',
}

const wide = (name: string, width: number, height = 800) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type: width < 600 ? ('mobile' as const) : width < 1000 ? ('tablet' as const) : ('desktop' as const),
})

/** The widths that the spec names, and the phone's. `desktop` is what the tests use. */
export const viewports = {
  phone: wide('Phone 320', 320, 640),
  w484: wide('Dialog 484', 484),
  w489: wide('Two-factor dialog 489', 489),
  w870: wide('Quick promote 870', 870),
  w880: wide('Sign-in 880', 880),
  w1050: wide('Sign-in 1050', 1050),
  w1275: wide('Quick promote 1275', 1275),
  desktop: wide('Desktop 1280', 1280),
}
