import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { focused } from '../../../../testing/stage/person.ts'
import {
  about,
  emulateForcedColors,
  onScene,
  openScene,
  scenes,
  TARGETS,
} from '../../../../testing/stage/scenes.tsx'

const [[, mount]] = modes

const isDrawn = (width: string, line: string, color: string) =>
  parseFloat(width) > 0 && line !== 'none' && !/rgba\(.*, 0\)|transparent/.test(color)

/** What draws the edge of an input: the box around it and the button beside it, or the input itself. */
const boxOf = (element: Element) =>
  (element instanceof HTMLInputElement && element.closest('[data-ui="control"]:has(> [data-ui="button"])')) ||
  element

describe('J19 in forced colors', () => {
  beforeEach(() => emulateForcedColors('active'))
  afterEach(() => emulateForcedColors('none'))

  it.each(scenes)('J19 %s shows the edges of its buttons, fields and dialog', async (scene) => {
    await openScene(scene, mount)
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
    const edged = [
      ...onScene('input, [data-ui="button"]:not([data-variant="link"], [data-ui="control"] > *)'),
      ...document.querySelectorAll('dialog'),
    ]
    expect(edged.length).toBeGreaterThan(1)
    const edgeless = edged.filter((element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(boxOf(element))
      return !isDrawn(borderTopWidth, borderTopStyle, borderTopColor)
    })
    expect(edgeless.map(about)).toEqual([])
  })

  it.each(scenes)('J19 in %s focus is outlined wherever Tab goes', async (scene) => {
    await openScene(scene, mount)
    const seen = new Set<string>()
    const bare: string[] = []
    for (let count = 0; count < 20 && !seen.has(focused()); count += 1) {
      if (count > 0) seen.add(focused())
      await userEvent.tab()
      const { outlineWidth, outlineStyle, outlineColor } = getComputedStyle(
        boxOf(document.activeElement ?? document.body),
      )
      if (document.activeElement !== document.body && !isDrawn(outlineWidth, outlineStyle, outlineColor))
        bare.push(focused())
    }
    expect(bare).toEqual([])
    expect(seen.size).toBeGreaterThan(1)
  })
})

describe('J20 with reduced motion', () => {
  it.each(scenes)('J20 in %s nothing moves', async (scene) => {
    await openScene(scene, mount)
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
    expect(document.getAnimations()).toEqual([])
    const moving = [...onScene('*'), ...document.querySelectorAll<HTMLElement>('dialog')].filter((element) =>
      [undefined, '::before', '::after', '::backdrop'].some((pseudo) => {
        const { animationName, transitionDuration } = getComputedStyle(element, pseudo)
        return animationName !== 'none' || parseFloat(transitionDuration) > 0
      }),
    )
    expect(moving.map(about)).toEqual([])
  })
})

/** The rule's verdict on what is on screen: what it passed and what it refused, by element. */
async function judge(rule: string) {
  const { passes, violations, incomplete } = await axe.run(document, {
    runOnly: [rule],
    rules: { [rule]: { enabled: true } },
  })
  const nodes = (results: typeof passes) =>
    results.flatMap((result) => result.nodes.map(({ html }) => html.slice(0, 120)))
  return { passed: nodes(passes).length, refused: nodes([...violations, ...incomplete]) }
}

describe('targets and names', () => {
  it.each(scenes)(
    'J22 in %s every target is 24 by 24 px, or has that room around it, wide or narrow',
    async (scene) => {
      await openScene(scene, mount)
      const wide = await judge('target-size')
      await page.viewport(320, 800)
      const narrow = await judge('target-size')
      await page.viewport(1280, 800)
      expect([...wide.refused, ...narrow.refused]).toEqual([])
      expect(wide.passed).toBeGreaterThan(1)
    },
  )

  it.each(scenes)('J23 in %s what is read on a control is in its name', async (scene) => {
    await openScene(scene, mount)
    axe.setup(document.body)
    const nameless = onScene(TARGETS).filter((element) => {
      const name = axe.commons.text.accessibleText(element)
      const seen =
        element instanceof HTMLInputElement
          ? [...(element.labels ?? [])].map(({ innerText }) => innerText).join(' ')
          : withoutGlyphs(element)
      return name === '' || !name.includes(seen)
    })
    axe.teardown()
    expect(nameless.map(about)).toEqual([])
    expect((await judge('label-content-name-mismatch')).refused).toEqual([])
  })
})

/** The text of a control, without icons. */
function withoutGlyphs(element: HTMLElement) {
  const copy = element.cloneNode(true)
  if (copy instanceof HTMLElement)
    for (const glyph of copy.querySelectorAll('[aria-hidden="true"]')) glyph.remove()
  return copy.textContent?.trim() ?? ''
}
