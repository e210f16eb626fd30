/** What a story may ask of the browser under vitest: `parameters: { media: { forcedColors: 'active' } }`. */
export interface Media {
  readonly forcedColors?: 'active' | 'none' | null
  readonly contrast?: 'more' | 'no-preference' | null
  readonly reducedMotion?: 'reduce' | 'no-preference' | null
}

/** Asks for it, and answers what takes it back. */
export async function askForMedia(parameters: Record<string, unknown>) {
  const commands = globalThis.underVitest?.commands
  const media = parameters['media']
  if (!commands || typeof media !== 'object' || media === null) return async () => {}
  await commands.emulateMedia(media)
  return () => commands.emulateMedia({ forcedColors: null, contrast: null, reducedMotion: 'reduce' })
}
