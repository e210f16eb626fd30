/*
 * The raw values of the design, named by role. A color is a pair, for light and dark backgrounds; the browser picks one by
 * `color-scheme`. Lengths are in px; font sizes are in rem, so that they follow the user's text size.
 * Each group is a separate constant, so that a bundle contains only the groups it uses.
 */

export const color = {
  /** The page. */
  ground: 'light-dark(#ffffff, #151211)',
  /** The page under a card, half a step below it: short steps. In the dark the card is the lighter one. */
  tinted: 'light-dark(#faf8f6, #151211)',
  /** Dialogs, cards, toasts: one step above the page. */
  raised: 'light-dark(#ffffff, #211d1b)',
  /** Subtle fills: secondary buttons, notices, skeletons. */
  sunken: 'light-dark(#f4f0ed, #2f2927)',
  sunkenHover: 'light-dark(#e9e3df, #3c3532)',
  text: 'light-dark(#1d1816, #f6f1ee)',
  textSubtle: 'light-dark(#655c57, #bfb5b0)',
  /** Borders that carry meaning, of fields and checkboxes: 3:1 on every background. */
  border: 'light-dark(#8d827c, #8f837d)',
  /** Quiet borders: hairlines, cards, outlined buttons. Their content says what they are. */
  divider: 'light-dark(#d8cfca, #4a413d)',
  accent: 'light-dark(#cb3a22, #d3432a)',
  accentHover: 'light-dark(#ad2e19, #bd3820)',
  onAccent: '#ffffff',
  /** A primary button that does nothing yet: a faded accent, so that it never looks like a secondary one. */
  disabled: 'light-dark(#f6ded8, #3a2320)',
  onDisabled: 'light-dark(#7a4438, #c79a90)',
  danger: 'light-dark(#9c1036, #ff95a5)',
  success: 'light-dark(#146c3d, #7ad6a2)',
  focus: 'light-dark(#1c5fd4, #8fbcff)',
  scrim: 'light-dark(rgb(29 18 14 / 0.6), rgb(0 0 0 / 0.6))',
}

/** The fills of notices, and what is drawn on them besides `color.danger`, `color.success` and text. */
export const severity = {
  warning: 'light-dark(#7a4b00, #f2c063)',
  warningSurface: 'light-dark(#fff4de, #33270f)',
  /** The icon and the edge of an error toast, which is as dark as text. */
  dangerOnText: 'light-dark(#ff95a5, #9c1036)',
  dangerSurface: 'light-dark(#fdeff2, #3a1a20)',
  successSurface: 'light-dark(#eaf6ef, #14291d)',
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

/** 6 checkboxes, 10 glyphs, tooltips and small pictures, 16 fields, 20 pictures, 24 buttons, 32 dialogs. Inside another: outer minus padding. */
export const radius = { 6: '6px', 10: '10px', 16: '16px', 20: '20px', 24: '24px', 32: '32px' }

/**
 * Font sizes, named by their px at the browser's default of 16 px: 14 labels, hints and errors, 16 body, 20 titles of sheets, 24 of
 * dialogs, 32 of pages, 36 of the home page. `legal` is 12.5 px.
 */
export const type = {
  legal: '0.78125rem',
  14: '0.875rem',
  16: '1rem',
  20: '1.25rem',
  24: '1.5rem',
  32: '2rem',
  36: '2.25rem',
}

/** `title` is that of headings: `inherit` takes the one of the text. */
export const font = { body: '"Inter Variable", system-ui, sans-serif', title: 'inherit' }

/** 1 for what lies on the page, 2 for what floats over it. In the dark an edge and a highlight take the place of the shadow. */
export const elevation = {
  1: '0 1px 2px rgb(29 18 14 / 0.06), 0 0 0 1px light-dark(rgb(29 18 14 / 0.06), #3c3532), inset 0 1px light-dark(transparent, rgb(255 255 255 / 0.05))',
  2: '0 0 0 1px light-dark(transparent, #3c3532), 0 2px 6px rgb(29 18 14 / 0.06), 0 24px 64px -12px light-dark(rgb(29 18 14 / 0.28), rgb(0 0 0 / 0.6)), inset 0 1px light-dark(transparent, rgb(255 255 255 / 0.05))',
}

/** Durations. */
export const motion = { 120: '120ms', 200: '200ms', 320: '320ms' }

/**
 * Heights of buttons and fields (`control`, and `controlSmall` for those beside other things); widths of the form column and of dialogs; and
 * the height of the header that sticks to the top of the product's pages, where focus must not end up. The form column is 268 px at the
 * default text size and grows with it.
 */
export const size = {
  control: '48px',
  controlSmall: '40px',
  formColumn: '16.75rem',
  dialog: '484px',
  mfaDialog: '489px',
  stickyHeader: '80px',
  stickyHeaderPhone: '56px',
}

/** All groups: the shape of an app's own theme. */
export const tokens = { color, severity, space, radius, type, font, elevation, motion, size }

/** What an app passes to `ThemeProvider` to restyle everything at once. */
export type Tokens = typeof tokens

/**
 * Values for the custom properties of the design, such as `{ '--tb-color-accent': 'light-dark(#0a5cd6, #7db0ff)' }`, checked by name. Pass
 * them to an element's `style`.
 */
export type TackboardTokens = Readonly<
  Partial<
    Record<
      {
        [Group in keyof Tokens]: `--tb-${Group}-${Extract<keyof Tokens[Group], string | number>}`
      }[keyof Tokens],
      string
    >
  >
>
