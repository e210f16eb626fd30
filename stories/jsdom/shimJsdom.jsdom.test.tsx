/** What `shimJsdom` adds behaves as it does in a browser, as far as Tackboard depends on it. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { shimJsdom } from '../../mocks/jsdom/index.ts'

const scrollIntoView = vi.fn<() => void>()
beforeAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView
  shimJsdom()
  shimJsdom()
})

const append = <Name extends keyof HTMLElementTagNameMap>(name: Name) =>
  document.body.appendChild(document.createElement(name))

it('keeps existing features', () => {
  append('p').scrollIntoView()
  expect(scrollIntoView).toHaveBeenCalledOnce()
})

describe('a dialog', () => {
  it('is visible while it is open, and cannot be opened twice', () => {
    const dialog = append('dialog')
    expect(dialog.checkVisibility()).toBe(false)
    dialog.showModal()
    expect([dialog.open, dialog.checkVisibility()]).toEqual([true, true])
    expect(() => dialog.showModal()).toThrow('already open')
  })

  it('reports that it was closed, once and asynchronously', async () => {
    const dialog = append('dialog')
    const onClose = vi.fn<() => void>()
    dialog.addEventListener('close', onClose)
    dialog.close()
    dialog.showModal()
    dialog.close('done')
    expect([dialog.open, dialog.returnValue, onClose.mock.calls.length]).toEqual([false, 'done', 0])
    await Promise.resolve()
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('a popover', () => {
  it('is visible while it is open, and matches the selector for it', () => {
    const popover = append('div')
    popover.setAttribute('popover', 'manual')
    const seen = () => [popover.checkVisibility(), popover.matches(':popover-open'), popover.matches('div')]
    expect(seen()).toEqual([false, false, true])
    popover.showPopover()
    expect(seen()).toEqual([true, true, true])
    popover.hidePopover()
    expect(seen()).toEqual([false, false, true])
  })

  it('is unknown to elements, so that menus open without it', () =>
    expect('popover' in HTMLElement.prototype).toBe(false))
})

describe('layout', () => {
  it('is visible unless it or an ancestor is hidden or removed', () => {
    const [outside, inside] = [append('div'), document.createElement('p')]
    outside.append(inside)
    expect(inside.checkVisibility()).toBe(true)
    inside.style.visibility = 'hidden'
    expect([inside.checkVisibility(), inside.checkVisibility({ visibilityProperty: true })]).toEqual([
      true,
      false,
    ])
    outside.style.display = 'none'
    expect(inside.checkVisibility()).toBe(false)
    outside.remove()
    outside.style.display = ''
    expect(inside.checkVisibility()).toBe(false)
  })

  it('is not observed, and reduced motion is preferred', () => {
    const onSeen = vi.fn<() => void>()
    for (const observer of [new ResizeObserver(onSeen), new IntersectionObserver(onSeen)]) {
      observer.observe(document.body)
      observer.disconnect()
    }
    expect(onSeen).not.toHaveBeenCalled()
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
    expect(matchMedia('(width < 600px)').matches).toBe(false)
  })
})
