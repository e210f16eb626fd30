import type { EngineName, Found } from './engine.ts'

/** Looks for an engine on this machine. */
export const find: Readonly<Record<EngineName, () => Promise<Found>>> = {
  chromium: async () => (await import('./chromium.ts')).findChromium(),
  firefox: async () => (await import('./firefox.ts')).findFirefox(),
  webkit: async () => (await import('./webkit.ts')).findWebkit(),
}
