import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBotCheck } from './sdk/botCheck.ts'
import { createBrowserPlatform } from './browser.ts'
import { browserClock } from './clock.ts'
import { createMemoryPlatform } from './memory.ts'

const asIs = (value: unknown) => value

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.replaceChildren()
})

describe('storage in a browser', () => {
  it('outlives the page', () => {
    createBrowserPlatform().storage.set('a', { b: 1 })
    expect(localStorage.getItem('a')).toBe('{"b":1}')
    expect(createBrowserPlatform().storage.get('a', asIs)).toEqual({ b: 1 })
  })

  it('C4 falls back to memory when the getter throws', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { storage } = createBrowserPlatform()
    expect(storage.get('a', asIs)).toBeNull()
    storage.set('a', 1)
    expect(storage.get('a', asIs)).toBe(1)
    storage.remove('a')
    expect(storage.get('a', asIs)).toBeNull()
  })

  it('C5 keeps what a really full storage refuses', () => {
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
    expect(storage.get('a', asIs)).toBe('new'.repeat(1000))
  })

  it('C6 treats corrupt texts as empty and writes over them', () => {
    const { storage } = createBrowserPlatform()
    localStorage.setItem('a', '{"broken')
    expect(storage.get('a', asIs)).toBeNull()
    storage.set('a', [])
    expect(localStorage.getItem('a')).toBe('[]')
  })
})

describe('C8 storage and other tabs', () => {
  const fromOtherTab = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))

  it('tells of a key that another tab changed or cleared, until it is stopped', () => {
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

  it('hears of what another window really wrote', async () => {
    const { storage } = createBrowserPlatform()
    const heard = new Promise<unknown>((resolve) =>
      storage.subscribe('a', () => resolve(storage.get('a', asIs))),
    )
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.contentWindow?.localStorage.setItem('a', '["from there"]')
    await expect(heard).resolves.toEqual(['from there'])
  })

  it('takes another tab’s value over the one it had to keep in memory', () => {
    const { storage } = createBrowserPlatform()
    storage.subscribe('a', () => undefined)
    const setItem = vi.spyOn(window.Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    storage.set('a', 'mine')
    setItem.mockRestore()
    localStorage.setItem('a', '"theirs"')
    expect(storage.get('a', asIs)).toBe('mine')
    fromOtherTab('a')
    expect(storage.get('a', asIs)).toBe('theirs')
  })
})

describe('the address bar', () => {
  it('A19, C2 is rewritten without a navigation or an entry of history, keeping its state', () => {
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

  it('A3 never goes to a script address', () => {
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

  it('tells a phone by its user agent', () => {
    const { navigation } = createBrowserPlatform()
    expect(navigation.isPhone()).toBe(false)
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Linux; Android 15) Chrome/153.0 Mobile Safari/537.36',
    )
    expect(navigation.isPhone()).toBe(true)
  })
})

describe('the bot check in a browser', () => {
  const fake = `window.grecaptcha={
    execute: async (key, { action }) => key + ':' + action,
    render(place, options) { window.rendered = options; place.textContent = 'widget'; return 7 },
    reset(id) { window.wasReset = id },
  }`
  const src = `data:text/javascript,${encodeURIComponent(fake)}//`
  const signal = () => new AbortController().signal
  const events = () => ({
    onReady: vi.fn<() => void>(),
    onSolved: vi.fn<(token: string) => void>(),
    onFailed: vi.fn<() => void>(),
  })

  beforeEach(() => void Reflect.deleteProperty(window, 'grecaptcha'))

  it('gives a v3 token for an action', async () => {
    const botCheck = createBotCheck({ siteKeyV3: 'k3', src }, browserClock)
    await expect(botCheck.execute('web_auth', signal())).resolves.toBe('k3:web_auth')
    await expect(
      createBotCheck({ siteKeyV2: 'k2', src }, browserClock).execute('web_auth', signal()),
    ).rejects.toThrow('siteKeyV3')
  })

  it('D14 rejects when the service gives no token', async () => {
    vi.stubGlobal('grecaptcha', { execute: () => Promise.resolve(null), render() {} })
    await expect(
      createBotCheck({ siteKeyV3: 'k3', src }, browserClock).execute('web_auth', signal()),
    ).rejects.toThrow('no token')
  })

  it('draws the v2 widget, hands its token over, resets and removes it', async () => {
    const heard = events()
    const element = document.body.appendChild(document.createElement('div'))
    const widget = createBotCheck({ siteKeyV2: 'k2', src }, browserClock).render(element, heard)
    await vi.waitFor(() => expect(heard.onReady).toHaveBeenCalledOnce())
    expect(element).toHaveTextContent('widget')
    expect(window).toHaveProperty('rendered.sitekey', 'k2')
    const options: unknown = Reflect.get(window, 'rendered')
    // SAFETY: the fake service keeps the options it was given.
    const { callback, 'error-callback': fail } = options as {
      callback: (token: string) => void
      'error-callback': () => void
    }
    callback('t2')
    expect(heard.onSolved).toHaveBeenCalledExactlyOnceWith('t2')
    fail()
    expect(heard.onFailed).toHaveBeenCalledOnce()
    widget.reset()
    expect(window).toHaveProperty('wasReset', 7)
    widget.remove()
    expect(element).toBeEmptyDOMElement()
  })

  it('reports a widget that cannot be drawn', async () => {
    const heard = events()
    createBotCheck({}, browserClock).render(document.body, heard)
    await vi.waitFor(() => expect(heard.onFailed).toHaveBeenCalledOnce())
    expect(heard.onReady).not.toHaveBeenCalled()
  })

  it('I5 draws and reports nothing once it is removed', async () => {
    const heard = events()
    // A script of its own: one that is in the page from before does not run again.
    const options = { siteKeyV2: 'k2', src: `${src} I5` }
    const place = document.createElement('div')
    createBotCheck(options, browserClock).render(place, heard).remove()
    createBotCheck({}, browserClock).render(place, heard).remove()
    // One that stays comes last: when it is there, the others would be.
    const staying = events()
    const last = createBotCheck(options, browserClock).render(
      document.body.appendChild(document.createElement('div')),
      staying,
    )
    await vi.waitFor(() => expect(staying.onReady).toHaveBeenCalledOnce())
    last.remove()
    expect(heard.onFailed).not.toHaveBeenCalled()
    expect(heard.onReady).not.toHaveBeenCalled()
    expect(place).toBeEmptyDOMElement()
  })
})

describe('the bot check in memory', () => {
  it('draws a checkbox with a name, solved by a click and by the keyboard once', async () => {
    const { botCheck } = createMemoryPlatform()
    const onReady = vi.fn<() => void>()
    const onSolved = vi.fn<(token: string) => void>()
    const widget = botCheck.render(document.body, { onReady, onSolved, onFailed() {} })
    expect(onReady).not.toHaveBeenCalled()
    await Promise.resolve()
    expect(onReady).toHaveBeenCalledOnce()
    const box = document.querySelector<HTMLElement>('[role=checkbox]')
    expect(box).toHaveAccessibleName('I am not a robot')
    expect(box).not.toBeChecked()
    box?.click()
    box?.click()
    expect(onSolved).toHaveBeenCalledExactlyOnceWith('v2-token-1')
    expect(box).toBeChecked()
    widget.reset()
    expect(box).not.toBeChecked()
    expect(botCheck.resets).toBe(1)
    expect(document.body.innerHTML).not.toContain('style')
    widget.remove()
    expect(document.body).toBeEmptyDOMElement()
  })

  it('D13 fails or stays away when told so', async () => {
    for (const [mode, calls] of [
      ['fails', 1],
      ['hangs', 0],
    ] as const) {
      const onReady = vi.fn<() => void>()
      const onFailed = vi.fn<() => void>()
      createMemoryPlatform({ botCheck: mode }).botCheck.render(document.body, {
        onReady,
        onSolved() {},
        onFailed,
      })
      await Promise.resolve()
      expect(onFailed).toHaveBeenCalledTimes(calls)
      expect(onReady).not.toHaveBeenCalled()
      expect(document.body).toBeEmptyDOMElement()
    }
  })
})
