/**
 * Hides a test's page, or shows it again, by the frame in which Vitest runs it. Nothing is drawn while it is hidden, which is a good part of
 * a test's time; the page does not notice: layout, focus and animation frames are as ever.
 */
export function hidePage(isHidden: boolean) {
  const frame = window.frameElement
  // The frame belongs to another window, with another `HTMLElement`.
  if (frame && 'style' in frame) (frame as HTMLElement).style.opacity = isHidden ? '0' : ''
}
