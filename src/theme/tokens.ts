/** One colour role: the value on a light and on a dark ground. The browser picks by `color-scheme`. */
const pair = (light: string, dark: string) => `light-dark(${light}, ${dark})` as const

/**
 * The raw values of the look. Roles, not colour names; lengths in px save type, which is in rem so that it follows the
 * reader's own text size. Widths and heights: auth.txt §9.
 */
export const tokens = {
  color: {
    /** The page. */
    ground: pair('#ffffff', '#151211'),
    /** Dialogs, cards, toasts: one step above the page. */
    raised: pair('#ffffff', '#211d1b'),
    /** Quiet fills: secondary buttons, notices, skeletons. */
    sunken: pair('#f4f0ed', '#2f2927'),
    sunkenHover: pair('#e9e3df', '#3c3532'),
    text: pair('#1d1816', '#f6f1ee'),
    textSubtle: pair('#655c57', '#bfb5b0'),
    /** Edges that carry meaning (a field, an outlined button): 3:1 on every ground. */
    border: pair('#8d827c', '#8f837d'),
    /** Edges that only decorate. */
    divider: pair('#e6dfdb', '#3c3532'),
    accent: pair('#cb3a22', '#d3432a'),
    accentHover: pair('#ad2e19', '#bd3820'),
    onAccent: pair('#ffffff', '#ffffff'),
    danger: pair('#b0103c', '#ff95a5'),
    success: pair('#146c3d', '#7ad6a2'),
    focus: pair('#1c5fd4', '#8fbcff'),
    scrim: pair('rgb(29 18 14 / 0.5)', 'rgb(0 0 0 / 0.66)'),
  },
  /** Multiples of 4 px. */
  space: { 1: '4px', 2: '8px', 3: '12px', 4: '16px', 5: '20px', 6: '24px', 8: '32px', 10: '40px', 12: '48px' },
  /** 8 inside a field, 16 fields and cards, 24 buttons, 32 dialogs. */
  radius: { 8: '8px', 16: '16px', 24: '24px', 32: '32px' },
  /** Named by their size at the browser's default of 16 px. */
  type: { 12: '0.75rem', 14: '0.875rem', 16: '1rem', 20: '1.25rem', 28: '1.75rem', 36: '2.25rem' },
  font: { body: '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif' },
  elevation: {
    1: `0 1px 3px ${pair('rgb(29 18 14 / 0.16)', 'rgb(0 0 0 / 0.5)')}`,
    2: `0 12px 40px ${pair('rgb(29 18 14 / 0.24)', 'rgb(0 0 0 / 0.6)')}`,
  },
  /** Durations. */
  motion: { 120: '120ms', 200: '200ms', 320: '320ms' },
  /** Those of auth.txt §9; the form column is 268 px at the browser's default and grows with the text. */
  size: {
    field: '48px',
    formColumn: '16.75rem',
    dialog: '484px',
    mfaDialog: '489px',
    saveModalMaxHeight: '703px',
    pinSaved: '500px',
    preview: '240px',
    gridColumn: '160px',
  },
}

/** The shape of the tokens: what an app gives to `ThemeProvider` to restyle everything at once. */
export type Tokens = typeof tokens
