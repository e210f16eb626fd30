/** Modes in which stories are shown: for the Chromatic upload and the contact sheets' stories. */
const modes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  rtl: { locale: 'ar' },
  phone: { viewport: 'phone' },
} as const

/** The globals of a mode for a single story: `meta.story({ globals: inMode('phone') })`. */
export function inMode(name: keyof typeof modes): Record<string, unknown> {
  const mode = modes[name]
  return 'viewport' in mode ? { viewport: { value: mode.viewport } } : mode
}
