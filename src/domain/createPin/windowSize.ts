import type { CreatePinPolicy } from '../policy/createPinPolicy.ts'

/** A size in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A screen of unknown size limits nothing. */
const within = (length: number, available: number) => (available > 0 ? Math.min(length, available) : length)

/** The size of the popup for its content, at most that of the screen. saving.txt §9 "Popup resize". */
export function popupSize({
  contentHeight,
  screen,
  policy,
}: {
  readonly contentHeight: number
  readonly screen: Size
  readonly policy: Pick<CreatePinPolicy, 'window'>
}): Size {
  const { width, extraHeight, minimumHeight } = policy.window
  const content = Number.isFinite(contentHeight) ? Math.ceil(contentHeight) : 0
  return {
    width: within(width, screen.width),
    height: within(Math.max(minimumHeight, content + extraHeight), screen.height),
  }
}

/**
 * The size of the window with a logged-out visitor's draft: at least the minimum, as far as the screen allows, and never smaller than it
 * is. Null if it is large enough.
 */
export function draftSize({
  current,
  screen,
  policy,
}: {
  readonly current: Size
  readonly screen: Size
  readonly policy: Pick<CreatePinPolicy, 'loggedOutWindow'>
}): Size | null {
  const { loggedOutWindow } = policy
  const width = Math.max(current.width, within(loggedOutWindow.width, screen.width))
  const height = Math.max(current.height, within(loggedOutWindow.height, screen.height))
  return width === current.width && height === current.height ? null : { width, height }
}
