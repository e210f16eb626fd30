import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { Button } from '../../src/ui/Button.tsx'
import { Dialog } from '../../src/ui/Dialog.tsx'
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
const style = (selector: string, pseudo?: string) => getComputedStyle(all(selector)[0] ?? document.body, pseudo)

const clipped = () =>
  all('main *, dialog *')
    .filter((element) => !element.matches('[data-ui="hidden"], input, svg *, [data-ui="body"]'))
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflow !== 'visible')

describe('J17 at 320 by 256 px', () => {
  it('J17 nothing scrolls sideways', () => {
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    for (const element of all('main *:not([data-ui="hidden"])')) {
      expect(element.getBoundingClientRect().right, element.outerHTML).toBeLessThanOrEqual(320)
    }
  })

  it('J17 a dialog scrolls as a whole, so that its actions cover no focus', async () => {
    root.render(<Dialog title="Consents" closeLabel="Close" actions={<Button>Next</Button>}>{'Text. '.repeat(200)}</Dialog>)
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
  spacing.textContent = '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }'
  expect(style('button').letterSpacing).not.toBe('normal')
  expect(clipped().map((element) => element.outerHTML)).toEqual([])
  for (const button of all('button')) expect(button.scrollHeight).toBeLessThanOrEqual(button.clientHeight + 1)
  spacing.remove()
})

describe('J19 in forced colours', () => {
  beforeEach(() => emulate('active'))

  it('J19 buttons and fields have an edge', () => {
    for (const element of all('button:not([data-variant="link"]), input')) {
      const { borderTopWidth, borderTopColor } = getComputedStyle(element)
      if (element.matches('[type="checkbox"]:not([role])')) continue
      expect(borderTopWidth, element.outerHTML).not.toBe('0px')
      expect(borderTopColor, element.outerHTML).not.toBe('rgba(0, 0, 0, 0)')
    }
  })

  it('J19 a switch shows where it stands', () => {
    const [control] = all('[role="switch"]')
    const off = style('[role="switch"]').backgroundColor
    expect(style('[role="switch"]', '::before').backgroundColor).not.toBe(off)
    control?.click()
    const { backgroundColor } = style('[role="switch"]')
    expect(backgroundColor).not.toBe(off)
    expect(style('[role="switch"]', '::before').backgroundColor).not.toBe(backgroundColor)
  })

  it('J19 focus is outlined, and icons take the colour of the text', async () => {
    page.getByRole('button', { name: 'Log in' }).element().focus()
    expect(style('button[type="submit"]').outlineWidth).toBe('3px')
    expect(style('svg').stroke).toBe(style('svg').color)
  })
})

it('J20 with reduced motion nothing moves', () => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
  for (const element of all('main, main *')) {
    const { animationName, transitionProperty } = getComputedStyle(element)
    expect([animationName, transitionProperty.replace('none', 'all')], element.outerHTML).toEqual(['none', 'all'])
  }
})

it('J22 targets are 24 by 24 px at least', () => {
  for (const element of all('button, label:has([type="checkbox"]), input:not([type="checkbox"])')) {
    const { width, height } = element.getBoundingClientRect()
    expect(Math.min(width, height), element.outerHTML).toBeGreaterThanOrEqual(24)
  }
})
