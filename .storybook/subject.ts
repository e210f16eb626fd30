/** What a story’s thumbnail shows: the whole window would be too small to read. */

/** A part of the window, in px. */
export type Part = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

const all = (selector: string) => [...document.querySelectorAll(selector)]

const isSeen = ({ left, top, right, bottom }: Box) =>
  right > left && bottom > top && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight

/** The part of the window around some boxes; null without any. */
function around(boxes: readonly Box[]): Part | null {
  const seen = boxes.filter(isSeen)
  if (seen.length === 0) return null
  const left = Math.max(0, Math.floor(Math.min(...seen.map((box) => box.left))))
  const top = Math.max(0, Math.floor(Math.min(...seen.map((box) => box.top))))
  const right = Math.min(innerWidth, Math.ceil(Math.max(...seen.map((box) => box.right))))
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...seen.map((box) => box.bottom))))
  return { left, top, width: right - left, height: bottom - top }
}

const boxesOf = (elements: readonly Element[]) => elements.map((element) => element.getBoundingClientRect())

/** The boxes of an element’s visible text and pictures. Its own may be as wide as the page. */
function contentOf(element: Element): Box[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const boxes = boxesOf([...element.querySelectorAll('img, svg, video, button, input, dialog')])
  while (texts.nextNode()) {
    if (texts.currentNode.parentElement?.closest('[data-ui="hidden"]')) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    boxes.push(...range.getClientRects())
  }
  return boxes
}

/** The page that stages show under what they are about: a header and a wall of Pins. */
const stage = ':has(> [data-stage="wall"])'

/** What is on or over a stage’s page, without its own header and wall. */
const onStage = (): Box[] =>
  all(`${stage} > :not(:first-child, [inert]), ${stage} > :first-child > :not([inert])`).flatMap(contentOf)

/**
 * Where the last dialog is, or else what is beside a page’s illustration, with toasts; or a toast over a stage, or what the stage is for.
 * Null if the whole page matters.
 */
export function subject(): Part | null {
  const dialog = all(':modal').at(-1)
  const parts = boxesOf(dialog ? [dialog] : all('[data-at="aside"] ~ *'))
  const toasts = boxesOf(all('[data-ui="toast"]'))
  if (parts.length > 0) return around([...parts, ...toasts])
  const isStaged = all(stage).length > 0
  // A bar above the page is part of what a story is about.
  const isAlone = boxesOf(all(`button:not(${stage} *)`)).every((box) => !isSeen(box))
  return isStaged ? (around(toasts) ?? (isAlone ? around(onStage()) : null)) : null
}

/** What to look at first, in this order. A label or a title is above what it is for, and seen with it. */
const marks = [
  '[data-ui="error"], [data-ui="toast"], [role="alert"]',
  '[aria-invalid="true"], [data-ui="notice"], [data-ui="advisory"]',
  ':focus',
]

/** What has just happened: an error, or else what is focused; on a stage, at least where it begins. */
export function mark(): Part | null {
  const box = marks.flatMap((selector) => boxesOf(all(selector))).find(isSeen) ?? onStage().find(isSeen)
  return box ? around([box]) : null
}
