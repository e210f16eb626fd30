/** Media features a story can emulate under Vitest: `parameters: { media: { forcedColors: 'active' } }`. */
export interface Media {
  readonly forcedColors?: 'active' | 'none' | null
  readonly contrast?: 'more' | 'no-preference' | null
  readonly reducedMotion?: 'reduce' | 'no-preference' | null
}

/** Emulates the story's media features. Returns a function that resets them. */
export async function emulateMedia(parameters: Record<string, unknown>) {
  const commands = globalThis.underVitest?.commands
  const media = parameters['media']
  if (!commands || typeof media !== 'object' || media === null) return async () => {}
  await commands.emulateMedia(media)
  return () => commands.emulateMedia({ forcedColors: null, contrast: null, reducedMotion: 'reduce' })
}
