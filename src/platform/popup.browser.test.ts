import { afterEach, describe, expect, it, vi } from 'vitest'
import { reportToOpener } from './opener.ts'
import type { Popup } from './platform.ts'
import { browserPopup } from './popup.ts'

const trusted = 'https://trusted.example'
const request = {
  url: '/mockServiceWorker.js',
  name: 'tackboard-test',
  width: 580,
  height: 400,
  trustedOrigins: [trusted],
}

let opened: Window | null = null

/** Opens a real window and keeps it, to speak from inside it. */
function open(url = request.url): Popup {
  const real = window.open.bind(window)
  vi.spyOn(window, 'open').mockImplementation((...args) => (opened = real(...args)))
  const opening = browserPopup.open({ ...request, url })
  if (opening.status !== 'open') throw new Error(opening.status)
  return opening.popup
}

const arrive = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', init))

/** Runs a script in a window, so that messages it sends come from that window. */
function runIn(target: Window, code: string) {
  const script = target.document.createElement('script')
  script.textContent = code
  target.document.documentElement.append(script)
}

const listen = (popup: Popup) => {
  const listener = vi.fn<(data: unknown) => void>()
  return { listener, stop: popup.onMessage(listener) }
}

afterEach(() => {
  vi.restoreAllMocks()
  opened?.close()
  opened = null
})

describe('a popup', () => {
  it('B9 opens before `open` returns, centred on the window, with its opener', () => {
    const spy = vi.spyOn(window, 'open').mockReturnValue(window)
    vi.stubGlobal('screenX', 100)
    vi.stubGlobal('screenY', 50)
    vi.stubGlobal('outerWidth', 1000)
    vi.stubGlobal('outerHeight', 800)
    browserPopup.open(request)
    expect(spy).toHaveBeenCalledExactlyOnceWith(
      request.url,
      request.name,
      'popup,width=580,height=400,left=310,top=250',
    )
    vi.unstubAllGlobals()
  })

  it('B6 is blocked when the browser returns null, throws, or returns a closed window', () => {
    const spy = vi.spyOn(window, 'open').mockReturnValueOnce(null)
    expect(browserPopup.open(request)).toEqual({ status: 'blocked' })
    spy.mockImplementationOnce(() => {
      throw new DOMException('blocked', 'InvalidAccessError')
    })
    expect(browserPopup.open(request)).toEqual({ status: 'blocked' })
    const frame = document.body.appendChild(document.createElement('iframe'))
    const closed = frame.contentWindow
    frame.remove()
    expect(closed?.closed).toBe(true)
    spy.mockReturnValueOnce(closed)
    expect(browserPopup.open(request)).toEqual({ status: 'blocked' })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'blob:x', ''])('A14 is never opened on %j', (url) => {
    const spy = vi.spyOn(window, 'open')
    expect(browserPopup.open({ ...request, url })).toEqual({ status: 'blocked' })
    expect(spy).not.toHaveBeenCalled()
  })

  it('is heard, focused and closed', async () => {
    const popup = open()
    const { listener, stop } = listen(popup)
    await vi.waitFor(() => expect(opened?.location.href).toBe(new URL(request.url, location.href).href))
    await vi.waitFor(() => expect(opened?.document.readyState).toBe('complete'))
    if (opened)
      runIn(opened, `opener.postMessage({ code: 'c', state: 's' }, ${JSON.stringify(location.origin)})`)
    await vi.waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith({ code: 'c', state: 's' }))
    expect(popup.isClosed()).toBe(false)
    popup.focus()
    popup.close()
    await vi.waitFor(() => expect(popup.isClosed()).toBe(true))
    stop()
  })

  it('B1 is not heard from another origin', () => {
    const { listener, stop } = listen(open())
    const { protocol, hostname, origin: own } = location
    const foreign = [
      'https://trusted.example.com',
      'https://trusted.example.evil.com',
      'http://trusted.example',
      'https://trusted.example:8443',
      'null',
      '',
      'https://evil.com',
      `${protocol}//${hostname}:1`,
      `${own}.evil.com`,
      'https://TRUSTED.example',
    ]
    for (const origin of foreign) arrive({ origin, source: opened, data: { code: 'c' } })
    expect(listener).not.toHaveBeenCalled()
    arrive({ origin: trusted, source: opened, data: 1 })
    arrive({ origin: own, source: opened, data: 2 })
    expect(listener.mock.calls).toEqual([[1], [2]])
    stop()
  })

  it('B1 is not heard from an opaque origin, even on a page that has one itself', () => {
    vi.spyOn(window, 'open').mockReturnValue(window)
    const opening = browserPopup.open({ ...request, trustedOrigins: ['null'] })
    if (opening.status !== 'open') throw new Error(opening.status)
    const { listener, stop } = listen(opening.popup)
    arrive({ origin: 'null', source: window, data: 1 })
    expect(listener).not.toHaveBeenCalled()
    stop()
  })

  it('B2 is not heard from another window of a trusted origin', async () => {
    const { listener, stop } = listen(open())
    const frame = document.body.appendChild(document.createElement('iframe'))
    const arrived = new Promise((resolve) => window.addEventListener('message', resolve, { once: true }))
    if (frame.contentWindow)
      runIn(frame.contentWindow, `parent.postMessage({ code: 'c' }, ${JSON.stringify(location.origin)})`)
    await arrived
    arrive({ origin: trusted, source: null, data: 1 })
    arrive({ origin: trusted, source: window, data: 1 })
    expect(listener).not.toHaveBeenCalled()
    frame.remove()
    stop()
  })

  it('B3 hands over whatever data came, unread', () => {
    const { listener, stop } = listen(open())
    const hostile = Object.freeze({
      get code() {
        throw new Error('caught me')
      },
    })
    const all = [
      undefined,
      null,
      'text',
      7,
      [],
      JSON.parse('{"__proto__":{"a":1}}'),
      hostile,
      'c'.repeat(10_000_000),
    ]
    for (const data of all) arrive({ origin: trusted, source: opened, data })
    expect(listener).toHaveBeenCalledTimes(all.length)
    stop()
  })

  it('B13, I5 leaves no listener behind, and a late message has no effect', () => {
    const add = vi.spyOn(window, 'addEventListener')
    const remove = vi.spyOn(window, 'removeEventListener')
    const popup = open()
    const stops = Array.from({ length: 5 }, () => listen(popup))
    for (const { stop } of stops) stop()
    const added = add.mock.calls.filter(([type]) => type === 'message').map(([, listener]) => listener)
    const removed = remove.mock.calls.filter(([type]) => type === 'message').map(([, listener]) => listener)
    expect(added).toHaveLength(5)
    expect(removed).toEqual(added)
    arrive({ origin: trusted, source: opened, data: 'late' })
    for (const { listener } of stops) expect(listener).not.toHaveBeenCalled()
  })
})

describe('B14 what a popup tells its opener', () => {
  it('goes to one exact origin', () => {
    const postMessage = vi.fn<(data: unknown, origin: string) => void>()
    vi.stubGlobal('opener', { postMessage })
    for (const origin of [
      '*',
      '/',
      '',
      'null',
      'own.example',
      'https://own.example/path',
      'https://*',
      'javascript:x',
    ])
      expect(reportToOpener({ code: 'c' }, origin)).toBe(false)
    expect(postMessage).not.toHaveBeenCalled()
    expect(reportToOpener({ code: 'c' }, 'https://own.example')).toBe(true)
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ code: 'c' }, 'https://own.example')
    vi.unstubAllGlobals()
  })

  it('goes nowhere without an opener', () => {
    vi.stubGlobal('opener', null)
    expect(reportToOpener({}, 'https://own.example')).toBe(false)
    vi.unstubAllGlobals()
  })
})
