import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createBotCheck } from './botCheck.ts'
import { browserClock } from '../clock.ts'
import { scriptPolling, defaultPolicy } from '../../domain/policy/policy.ts'
import { createManualClock, createMemoryPlatform } from '../memory.ts'
import { ProviderUnavailable } from '../platform.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.replaceChildren()
})

describe('the bot check in a browser', () => {
  const fake = `window.grecaptcha={
    execute: async (key, { action }) => key + ':' + action,
    render(place, options) { window.rendered = options; place.textContent = 'widget'; return 7 },
  }`
  const src = `data:text/javascript,${encodeURIComponent(fake)}//`
  const signal = () => new AbortController().signal
  const polling = scriptPolling(defaultPolicy)
  const events = () => ({
    onReady: vi.fn<() => void>(),
    onSolved: vi.fn<(token: string) => void>(),
    onFailed: vi.fn<() => void>(),
  })

  beforeEach(() => void Reflect.deleteProperty(window, 'grecaptcha'))

  it('returns a v3 token for an action', async () => {
    const botCheck = createBotCheck({ siteKeyV3: 'k3', src }, browserClock)
    await expect(botCheck.execute('web_auth', signal(), polling)).resolves.toBe('k3:web_auth')
    await expect(
      createBotCheck({ siteKeyV2: 'k2', src }, browserClock).execute('web_auth', signal(), polling),
    ).rejects.toThrow('siteKeyV3')
  })

  it('D14 rejects if the service returns no token', async () => {
    vi.stubGlobal('grecaptcha', { execute: () => Promise.resolve(null), render() {} })
    await expect(
      createBotCheck({ siteKeyV3: 'k3', src }, browserClock).execute('web_auth', signal(), polling),
    ).rejects.toThrow('no token')
  })

  it('§9 waits for the script up to 20 tries at 100 ms', async () => {
    const clock = createManualClock()
    // A script that loads and never initializes.
    const asked = createBotCheck({ siteKeyV3: 'k3', src: 'data:text/javascript,0//' }, clock)
      .execute('web_auth', signal(), polling)
      .catch((error: unknown) => error)
    await vi.waitFor(() => expect(clock.pending).toBe(1), 20_000)
    for (let n = 0; n < 19; n += 1) clock.advance(100)
    expect(clock.pending).toBe(1)
    clock.advance(100)
    expect(clock.pending).toBe(0)
    await expect(asked).resolves.toBeInstanceOf(ProviderUnavailable)
  })

  it('renders the v2 widget, passes its token on and removes it', async () => {
    const handlers = events()
    const element = document.body.appendChild(document.createElement('div'))
    const widget = createBotCheck({ siteKeyV2: 'k2', src }, browserClock).render(element, handlers, polling)
    await vi.waitFor(() => expect(handlers.onReady).toHaveBeenCalledOnce(), 20_000)
    expect(element).toHaveTextContent('widget')
    expect(window).toHaveProperty('rendered.sitekey', 'k2')
    const options: unknown = Reflect.get(window, 'rendered')
    // SAFETY: the fake service stores the options it receives.
    const { callback, 'error-callback': fail } = options as {
      callback: (token: string) => void
      'error-callback': () => void
    }
    callback('t2')
    expect(handlers.onSolved).toHaveBeenCalledExactlyOnceWith('t2')
    fail()
    expect(handlers.onFailed).toHaveBeenCalledOnce()
    widget.remove()
    expect(element).toBeEmptyDOMElement()
  })

  it.each([
    [304, 'normal'],
    [303, 'compact'],
  ])(
    'J17 in %i px the v2 widget is the %s one, so that a narrow screen does not clip it',
    async (width, size) => {
      const handlers = events()
      const element = document.body.appendChild(document.createElement('div'))
      element.style.width = `${width}px`
      const options = { siteKeyV2: 'k2', src: `${src} ${size}` }
      createBotCheck(options, browserClock).render(element, handlers, polling)
      await vi.waitFor(() => expect(handlers.onReady).toHaveBeenCalledOnce(), 20_000)
      expect(window).toHaveProperty('rendered.size', size)
    },
  )

  it('reports a widget that cannot be rendered', async () => {
    const handlers = events()
    createBotCheck({}, browserClock).render(document.body, handlers, polling)
    await vi.waitFor(() => expect(handlers.onFailed).toHaveBeenCalledOnce(), 20_000)
    expect(handlers.onReady).not.toHaveBeenCalled()
  })

  it('I5 renders and reports nothing once removed', async () => {
    const handlers = events()
    // A different URL, because a script already in the page does not run again.
    const options = { siteKeyV2: 'k2', src: `${src} I5` }
    const place = document.createElement('div')
    createBotCheck(options, browserClock).render(place, handlers, polling).remove()
    createBotCheck({}, browserClock).render(place, handlers, polling).remove()
    // When this last widget is ready, the removed ones would be too.
    const staying = events()
    const last = createBotCheck(options, browserClock).render(
      document.body.appendChild(document.createElement('div')),
      staying,
      polling,
    )
    await vi.waitFor(() => expect(staying.onReady).toHaveBeenCalledOnce(), 20_000)
    last.remove()
    expect(handlers.onFailed).not.toHaveBeenCalled()
    expect(handlers.onReady).not.toHaveBeenCalled()
    expect(place).toBeEmptyDOMElement()
  })
})

describe('the bot check in memory', () => {
  it('renders a labelled checkbox that a click solves once', async () => {
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
    widget.remove()
    expect(document.body).toBeEmptyDOMElement()
  })

  it('speaks the language of the page, and follows it', async () => {
    const page = document.documentElement
    const { lang } = page
    onTestFinished(() => {
      page.lang = lang
    })
    page.lang = 'de-DE'
    const events = { onReady() {}, onSolved() {}, onFailed() {} }
    const widget = createMemoryPlatform().botCheck.render(document.body, events)
    const box = document.querySelector('[role=checkbox]')
    expect(box).toHaveAccessibleName('Ich bin kein Roboter')
    page.lang = 'ar'
    await vi.waitFor(() => expect(box).toHaveAccessibleName('أنا لست روبوتًا'))
    page.lang = 'fr'
    await vi.waitFor(() => expect(box).toHaveAccessibleName('I am not a robot'))
    widget.remove()
  })

  it('D13 fails or never loads, as configured', async () => {
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
