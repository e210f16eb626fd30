/*
 * The raw values of the design, named by role. A colour is a pair, for light and dark backgrounds; the browser picks one by
 * `color-scheme`. Lengths are in px; font sizes are in rem, so that they follow the user's text size.
 * Each group is a separate constant, so that a bundle contains only the groups it uses.
 */

export const color = {
  /** The page. */
  ground: 'light-dark(#ffffff, #151211)',
  /** Dialogs, cards, toasts: one step above the page. */
  raised: 'light-dark(#ffffff, #211d1b)',
  /** Subtle fills: secondary buttons, notices, skeletons. */
  sunken: 'light-dark(#f4f0ed, #2f2927)',
  sunkenHover: 'light-dark(#e9e3df, #3c3532)',
  text: 'light-dark(#1d1816, #f6f1ee)',
  textSubtle: 'light-dark(#655c57, #bfb5b0)',
  /** Borders that carry meaning (a field, an outlined button): 3:1 on every background. */
  border: 'light-dark(#8d827c, #8f837d)',
  /** Decorative borders. */
  divider: 'light-dark(#e6dfdb, #3c3532)',
  accent: 'light-dark(#cb3a22, #d3432a)',
  accentHover: 'light-dark(#ad2e19, #bd3820)',
  onAccent: '#ffffff',
  danger: 'light-dark(#b0103c, #ff95a5)',
  success: 'light-dark(#146c3d, #7ad6a2)',
  focus: 'light-dark(#1c5fd4, #8fbcff)',
  scrim: 'light-dark(rgb(29 18 14 / 0.5), rgb(0 0 0 / 0.66))',
}

/** Colors of notices that warn: fills, and the color of what is drawn on them besides `color.danger` and text. */
export const severity = {
  warning: 'light-dark(#7a4b00, #f2c063)',
  warningSurface: 'light-dark(#fff4de, #33270f)',
  dangerSurface: 'light-dark(#fdeff2, #3a1a20)',
}

/** Multiples of 4 px. */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
}

/** 8 inside a field, 16 fields and cards, 24 buttons, 32 dialogs. */
export const radius = { 8: '8px', 16: '16px', 24: '24px', 32: '32px' }

/** Font sizes, named by their px at the browser's default of 16 px. */
export const type = { 12: '0.75rem', 14: '0.875rem', 16: '1rem', 20: '1.25rem', 28: '1.75rem', 36: '2.25rem' }

export const font = { body: '"Inter Variable", system-ui, sans-serif' }

export const elevation = {
  1: '0 1px 3px light-dark(rgb(29 18 14 / 0.16), rgb(0 0 0 / 0.5))',
  2: '0 12px 40px light-dark(rgb(29 18 14 / 0.24), rgb(0 0 0 / 0.6))',
}

/** Durations. */
export const motion = { 120: '120ms', 200: '200ms', 320: '320ms' }

/** Widths from auth.txt §9. The form column is 268 px at the default text size and grows with it. */
export const size = { formColumn: '16.75rem', dialog: '484px', mfaDialog: '489px' }

/** All groups: the shape of an app's own theme. */
export const tokens = { color, severity, space, radius, type, font, elevation, motion, size }

/** What an app passes to `ThemeProvider` to restyle everything at once. */
export type Tokens = typeof tokens
