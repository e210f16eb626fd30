import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { Button } from '../../src/ui/actions/Button.tsx'
import { Dialog } from '../../src/ui/dialog/Dialog.tsx'
import { Everything } from './everything.tsx'

let root: Root
let host: HTMLElement

beforeEach(async () => {
  await page.viewport(320, 256)
  host = document.body.appendChild(document.createElement('div'))
  document.body.style.margin = '0'
  root = createRoot(host)
  root.render(<Everything />)
  await vi.waitUntil(() => host.querySelector('main'))
})

afterEach(async () => {
  await emulate('none')
  root.unmount()
  host.remove()
})

const emulate = (forcedColors: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: forcedColors }] })

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const style = (selector: string, pseudo?: string) =>
  getComputedStyle(all(selector)[0] ?? document.body, pseudo)

const html = (elements: readonly Element[]) => elements.map((element) => element.outerHTML)

const clipped = () =>
  all('main *, dialog *')
    // The input of a code is wider than its boxes, which hold the text.
    .filter(
      (element) =>
        !element.matches('[data-ui="hidden"], input, svg *, [data-ui="body"], :has(> [data-at="slots"])'),
    )
    .filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflow !== 'visible',
    )

describe('J17 at 320 by 256 px', () => {
  it('J17 nothing scrolls sideways', () => {
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    expect(
      html(
        // The input of a code is wider than its boxes, and clipped at them.
        all('main *:not([data-ui="hidden"], :has(~ [data-at="slots"]))').filter(
          (element) => element.getBoundingClientRect().right > 320,
        ),
      ),
    ).toEqual([])
  })

  it('J17 a dialog scrolls as a whole, so that its actions cover no focus', async () => {
    root.render(
      <Dialog title="Consents" closeLabel="Close" actions={<Button>Next</Button>}>
        {'Text. '.repeat(200)}
      </Dialog>,
    )
    await vi.waitUntil(() => document.querySelector('dialog:modal'))
    expect(style('dialog').overflowY).toBe('auto')
    const next = page.getByRole('button', { name: 'Next' }).element()
    next.scrollIntoView()
    expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(256)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})

it('J18 with the text spacing of WCAG nothing is clipped', () => {
  const spacing = document.head.appendChild(document.createElement('style'))
  spacing.textContent =
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }'
  expect(style('button').letterSpacing).not.toBe('normal')
  expect(html(clipped())).toEqual([])
  expect(html(all('button').filter((button) => button.scrollHeight > button.clientHeight + 1))).toEqual([])
  spacing.remove()
})

describe('J19 in forced colors', () => {
  beforeEach(() => emulate('active'))

  it('J19 buttons and fields have an edge', () => {
    // The browser draws a checkbox without a role.
    const edgeless = all(
      'button:not([data-variant="link"]), input:not([type="checkbox"]:not([role]))',
    ).filter((element) =>
      // An input beside a button has the edge of their box.
      [element, element.closest('[data-ui="control"]') ?? element].every((box) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(box)
        return borderTopWidth === '0px' || borderTopColor === 'rgba(0, 0, 0, 0)'
      }),
    )
    expect(html(edgeless)).toEqual([])
  })

  it('J19 a switch shows where it stands', () => {
    const [control] = all('[role="switch"]')
    const off = style('[role="switch"]').backgroundColor
    // When off, the track is transparent, so the knob contrasts with the page.
    expect(style('[role="switch"]', '::before').backgroundColor).not.toBe(style('main').backgroundColor)
    control?.click()
    const { backgroundColor } = style('[role="switch"]')
    expect(backgroundColor).not.toBe(off)
    expect(style('[role="switch"]', '::before').backgroundColor).not.toBe(backgroundColor)
  })

  it('J19 focus is outlined, and icons take the color of the text', async () => {
    const button = page.getByRole('button', { name: 'Log in' }).element()
    // A ring follows the keyboard alone.
    while (document.activeElement !== button) await userEvent.tab()
    const { outlineWidth, outlineStyle } = style('button[type="submit"]')
    expect([outlineWidth, outlineStyle]).toEqual(['2px', 'solid'])
    expect(style('svg').stroke).toBe(style('svg').color)
  })
})

it('J20 with reduced motion nothing moves', () => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
  const moving = all('main, main *').filter((element) => {
    const { animationName, transitionDuration } = getComputedStyle(element)
    return animationName !== 'none' || transitionDuration !== '0s'
  })
  expect(html(moving)).toEqual([])
})

it('J22 targets are 24 by 24 px at least', () => {
  const targets = all('button, label:has([type="checkbox"]), input:not([type="checkbox"])')
  expect(targets.length).toBeGreaterThan(8)
  const small = targets
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => Math.min(width, height) < 24)
  expect(small).toEqual([])
})
