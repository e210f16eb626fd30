import { viewports } from '../testing/viewports.ts'

/** Values of the toolbar, by name. */
export type Globals = Readonly<Record<string, unknown>>

type WindowName = keyof typeof viewports

/** The windows in the Modes menu: those that people design for, then the rest in groups. */
export const windowGroups = {
  main: ['phone390', 'tablet', 'desktop'],
  'Other screens': ['phone', 'phone360', 'landscape', 'low', 'wide'],
  Breakpoints: ['w484', 'w489', 'popup', 'w870', 'w880', 'w1050', 'w1275'],
} as const satisfies Readonly<Record<string, readonly WindowName[]>>

const titlesOf = (names: readonly WindowName[]) =>
  Object.fromEntries(names.map((name) => [name, viewports[name].name]))

/** What the Modes menu lists under 'Window': titles by value, and groups of them. No value: the story has all the space. */
export function windowOptions(chosen: string | null) {
  const { main, ...groups } = windowGroups
  return {
    '': 'All the space',
    ...titlesOf(main),
    ...Object.fromEntries(Object.entries(groups).map(([group, names]) => [group, titlesOf(names)])),
    ...(chosen === null || chosen in viewports ? {} : { [chosen]: windowTitle(chosen) }),
  }
}

/** The window's name in Storybook's own `viewport`, or its size if somebody has dragged its edge; null for all the space. */
export function windowIn({ viewport }: Globals): string | null {
  const value =
    typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : viewport
  return typeof value === 'string' && value ? value : null
}

/** 'Phone, 390'; for a size that is not listed, '500 × 600'. */
export const windowTitle = (value: string): string =>
  Object.entries(viewports).find(([name]) => name === value)?.[1].name ??
  value.replaceAll(/px|pct/g, (unit) => (unit === 'px' ? '' : ' %')).replace('-', ' × ')
