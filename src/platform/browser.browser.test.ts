import { afterEach, describe, expect, it, vi } from 'vitest'
import { createBrowserPlatform } from './browser.ts'

const identity = (value: unknown) => value

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.replaceChildren()
})

describe('storage in a browser', () => {
  it('persists across pages', () => {
    createBrowserPlatform().storage.set('a', { b: 1 })
    expect(localStorage.getItem('a')).toBe('{"b":1}')
    expect(createBrowserPlatform().storage.get('a', identity)).toEqual({ b: 1 })
  })

  it('C4 falls back to memory when the getter throws', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { storage } = createBrowserPlatform()
    expect(storage.get('a', identity)).toBeNull()
    storage.set('a', 1)
    expect(storage.get('a', identity)).toBe(1)
    storage.remove('a')
    expect(storage.get('a', identity)).toBeNull()
  })

  it('C5 keeps values that a full storage rejects', () => {
    const { storage } = createBrowserPlatform()
    storage.set('a', 'old')
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; part < 4; part += 1) localStorage.setItem(`fill-${size}-${part}`, 'x'.repeat(size))
      } catch {
        // Smaller parts still fit.
      }
    }
    expect(() => localStorage.setItem('b', 'y'.repeat(1000))).toThrow('quota')
    storage.set('a', 'new'.repeat(1000))
    expect(storage.get('a', identity)).toBe('new'.repeat(1000))
  })

  it('C6 treats corrupt values as empty and overwrites them', () => {
    const { storage } = createBrowserPlatform()
    localStorage.setItem('a', '{"broken')
    expect(storage.get('a', identity)).toBeNull()
    storage.set('a', [])
    expect(localStorage.getItem('a')).toBe('[]')
  })
})

describe('C8 storage and other tabs', () => {
  const fromOtherTab = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))

  it('notifies listeners when another tab changes or clears a key, until unsubscribed', () => {
    const { storage } = createBrowserPlatform()
    const listener = vi.fn<() => void>()
    const stop = storage.subscribe('a', listener)
    fromOtherTab('b')
    expect(listener).not.toHaveBeenCalled()
    fromOtherTab('a')
    fromOtherTab(null)
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    fromOtherTab('a')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('notifies listeners of a write in another window', async () => {
    const { storage } = createBrowserPlatform()
    const received = new Promise<unknown>((resolve) =>
      storage.subscribe('a', () => resolve(storage.get('a', identity))),
    )
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.contentWindow?.localStorage.setItem('a', '["from there"]')
    await expect(received).resolves.toEqual(['from there'])
  })

  it('prefers the value from another tab to the one in memory', () => {
    const { storage } = createBrowserPlatform()
    storage.subscribe('a', () => undefined)
    const setItem = vi.spyOn(window.Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    storage.set('a', 'mine')
    setItem.mockRestore()
    localStorage.setItem('a', '"theirs"')
    expect(storage.get('a', identity)).toBe('mine')
    fromOtherTab('a')
    expect(storage.get('a', identity)).toBe('theirs')
  })
})

describe('navigation in a browser', () => {
  it('A19, C2 replaces the URL without navigating or adding a history entry, and keeps the state', () => {
    const { navigation } = createBrowserPlatform()
    const before = location.href
    const entries = history.length
    history.replaceState({ kept: true }, '')
    navigation.replace('/rewritten?b=1#h')
    expect(navigation.href()).toBe(`${location.origin}/rewritten?b=1#h`)
    expect(history.state).toEqual({ kept: true })
    expect(history).toHaveLength(entries)
    navigation.replace(before)
  })

  it('A3 never navigates to a script URL', () => {
    const { navigation } = createBrowserPlatform()
    for (const href of [
      'javascript:window.wasRun=1',
      ' \tjavascript:window.wasRun=1',
      'data:text/html,x',
      '',
    ])
      navigation.go(href)
    expect(window).not.toHaveProperty('wasRun')
  })

  it('detects phones by their user agent', () => {
    const { navigation } = createBrowserPlatform()
    expect(navigation.isPhone()).toBe(false)
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Linux; Android 15) Chrome/153.0 Mobile Safari/537.36',
    )
    expect(navigation.isPhone()).toBe(true)
  })

  it.each([
    ['an Android tablet', 'Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/153.0 Safari/537.36', 5, true],
    ['Firefox on a tablet', 'Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0', 5, true],
    ['an iPad', 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148', 5, true],
    [
      'an iPad that asks for desktop pages',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari',
      5,
      true,
    ],
    [
      'a Kindle',
      'Mozilla/5.0 (Linux; Android 11; KFTRWI) Silk/120.1 like Chrome/120.0 Safari/537.36',
      5,
      true,
    ],
    ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 0, false],
    ['a laptop with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/153.0', 10, false],
    ['a television', 'Mozilla/5.0 (Linux; Android 12; BRAVIA 4K Android TV) Chrome/120.0', 0, false],
    ['a phone', 'Mozilla/5.0 (Linux; Android 15) Chrome/153.0 Mobile Safari/537.36', 5, false],
  ])('detects tablets: %s', (_, userAgent, touches, isTablet) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touches)
    expect(createBrowserPlatform().navigation.isTablet?.()).toBe(isTablet)
  })
})
