import type { GlobalTypes } from 'storybook/internal/types'
import type { Choice } from './guardTable.ts'

/** Settings for all stories. A story can lock one with `globals: { theme: 'dark' }`. */

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
  motion: choice('Motion', 'play', { system: 'System motion', reduced: 'Reduced motion' }),
  network: choice('Network', 'transfer', {
    scenario: "The scenario's network",
    slow: 'Slow network (2 s delay)',
    offline: 'Offline',
  }),
  // Shown by GuardedTools, which knows the valid combinations.
  viewer: { description: 'Viewer' },
  country: { description: 'Country' },
  experiment: { description: 'Experiment' },
}

/** The default viewer, country and experiment. */
export const guardedDefaults: Choice = { viewer: 'visitor', country: 'US', experiment: 'none' }

export const initialGlobals = {
  theme: 'light',
  locale: 'en',
  motion: 'system',
  network: 'scenario',
  ...guardedDefaults,
}

const wide = (name: string, width: number, height = 800) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type: width < 600 ? ('mobile' as const) : width < 1000 ? ('tablet' as const) : ('desktop' as const),
})

/** The widths named in the spec, and a phone. Tests use `desktop`. */
export const viewports = {
  phone: wide('Phone 320', 320, 640),
  popup: wide('Popup 580', 580, 400),
  w484: wide('Dialog 484', 484),
  w489: wide('Two-factor dialog 489', 489),
  w870: wide('Quick promote 870', 870),
  w880: wide('Sign-in 880', 880),
  w1050: wide('Sign-in 1050', 1050),
  w1275: wide('Quick promote 1275', 1275),
  desktop: wide('Desktop 1280', 1280),
}
