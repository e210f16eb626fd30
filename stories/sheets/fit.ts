/**
 * Makes a tile as tall as its page: at least `least` px, so that a dialog has as much room as in its story, and at most `most`. Must not
 * use anything outside itself, because the visual tests send its source into a page.
 */
export function fit(frame: HTMLIFrameElement, { least, most }: { least: number; most: number }): void {
  const figure = frame.closest('figure')
  figure?.style.setProperty('--height', String(least))
  const content = frame.contentDocument?.documentElement.scrollHeight ?? least
  figure?.style.setProperty('--height', String(Math.min(Math.max(content, least), most)))
}
