import { afterEach, expect, it, vi } from 'vitest'
import { browserPopup } from './popup.ts'

const request = { url: 'https://own.example/connect/line/', name: 'tackboard-line', width: 580, height: 400 }

/** A page whose opener may own windows with names of its choice. */
function inWindow() {
  const opened = { closed: false, focus: vi.fn<() => void>(), close: vi.fn<() => void>() }
  const open = vi.fn<(url: string, name: string, features: string) => typeof opened>(() => opened)
  const size = { screenX: 0, screenY: 0, outerWidth: 1000, outerHeight: 800 }
  const globals = { window: { open }, location: { origin: 'https://own.example' }, ...size }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  return { opened, names: () => open.mock.calls.map(([, name]) => name) }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('O8 each popup has a name that nobody can guess, so no other page can have opened a window of that name', () => {
  const { names } = inWindow()
  for (let n = 0; n < 100; n += 1)
    expect(browserPopup.open({ ...request, trustedOrigins: [] }).status).toBe('open')
  expect(new Set(names()).size).toBe(100)
  for (const name of names()) expect(name).toMatch(/^tackboard-line-[\da-f]{32}$/)
})

it('B12 an open popup is brought to the front by its window, without being opened again', () => {
  const { names, opened } = inWindow()
  const opening = browserPopup.open({ ...request, trustedOrigins: [] })
  if (opening.status === 'open') opening.popup.focus()
  expect([opened.focus.mock.calls.length, names().length]).toEqual([1, 1])
})
