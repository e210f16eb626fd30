import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { about, onScene, openScene, scenes, TARGETS } from '../../../../testing/stage/scenes.tsx'

const [[, mount]] = modes

beforeEach(() => page.viewport(320, 256))
afterEach(() => page.viewport(1280, 800))

const scrolls = (element: Element, axis: 'x' | 'y') => {
  const { overflowX, overflowY } = getComputedStyle(element)
  const isOpen = /auto|scroll/.test(axis === 'x' ? overflowX : overflowY)
  return (
    isOpen &&
    (axis === 'x' ? element.scrollWidth > element.clientWidth : element.scrollHeight > element.clientHeight)
  )
}

const isSeen = (element: HTMLElement) => {
  // A link may go on in the next line: its first line will do.
  const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect()
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
}

describe('J17 at 320 by 256 px', () => {
  it.each(scenes)('J17 %s scrolls in one direction only, and nothing overflows the window', async (scene) => {
    await openScene(scene, mount)
    expect(document.documentElement.scrollWidth).toBe(320)
    const all = onScene('*')
    expect(all.length).toBeGreaterThan(10)
    expect(all.filter((element) => scrolls(element, 'x')).map(about)).toEqual([])
    // Text that only a screen reader meets is out of sight on purpose.
    const seen = all.filter((element) => !element.closest('[data-ui="hidden"]'))
    const outside = seen.filter(
      (element) => element.getBoundingClientRect().right > 320 || element.getBoundingClientRect().left < 0,
    )
    expect(outside.map(about)).toEqual([])
    // One thing scrolls, not one inside the other.
    const inner = all.filter((element) => scrolls(element, 'y'))
    expect(inner.map(about)).toEqual([])
  })

  it.each(scenes)('J17 in %s every focused element is visible', async (scene) => {
    await openScene(scene, mount)
    const hidden = onScene(TARGETS).filter((target) => {
      target.focus()
      return !isSeen(target)
    })
    expect(hidden.map(about)).toEqual([])
  })
})

/** WCAG 1.4.12, word for word. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } ' +
  'p { margin-block-end: 2em !important }'

describe('J18 with the text spacing of a reader', () => {
  const style = document.createElement('style')
  beforeEach(() => {
    style.textContent = spacing
    document.head.append(style)
  })
  afterEach(() => style.remove())

  it.each(scenes)('J18 in %s no text is clipped', async (scene) => {
    await openScene(scene, mount)
    expect(getComputedStyle(onScene('button')[0] ?? document.body).letterSpacing).not.toBe('normal')
    const holders = onScene('*').filter(
      // The input of a code is one gap wider than its boxes, which hold the text.
      (element) =>
        !element.matches('[data-ui="hidden"], [data-ui="hidden"] *, input, svg *, :has(> [data-at="slots"])'),
    )
    const clipped = holders.filter((element) => {
      const isCut =
        getComputedStyle(element).overflow !== 'visible' &&
        !/auto|scroll/.test(getComputedStyle(element).overflow)
      return (
        isCut && (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight)
      )
    })
    expect(clipped.map(about)).toEqual([])
    const burst = onScene('button, a[data-ui="button"]').filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight,
    )
    expect(burst.map(about)).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(320)
  })
})
