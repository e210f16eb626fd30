/**
 * Makes a tile as tall as its page: at least `least` px, so that a dialog has as much room as in its story, and at most `most`. A taller page
 * shows what had the focus, such as a field with an error. Must not use anything outside itself, because the visual tests send its source
 * into a page.
 */
export function fit(frame: HTMLIFrameElement, { least, most }: { least: number; most: number }): void {
  const figure = frame.closest('figure')
  const page = frame.contentDocument
  figure?.style.setProperty('--height', String(least))
  const content = page?.documentElement.scrollHeight ?? least
  const height = Math.min(Math.max(content, least), most)
  figure?.style.setProperty('--height', String(height))
  page?.defaultView?.scrollTo(0, 0)
  // With room below it for its error, and for a foot that stays in view. The foot's own button is in view already.
  const focused = page
    ?.querySelector('[data-focused]:not(dialog *, [type="submit"])')
    ?.getBoundingClientRect()
  if (focused && focused.bottom > height - 240) page?.defaultView?.scrollTo(0, focused.bottom - height + 240)
}
