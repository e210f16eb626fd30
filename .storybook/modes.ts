/** The ways in which a story is looked at: for the upload, and for the contact sheets' own stories. */
export const modes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  rtl: { locale: 'ar' },
  phone: { viewport: 'phone' },
} as const

/** The same mode for one story: `meta.story({ globals: inMode('phone') })`. */
export function inMode(name: keyof typeof modes): Record<string, unknown> {
  const mode = modes[name]
  return 'viewport' in mode ? { viewport: { value: mode.viewport } } : mode
}
