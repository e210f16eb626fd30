import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserPopup } from './popup.ts'
import { closeOpened, listen, open, openedWindow, request, runIn, trusted } from './testing/popup.ts'

const arrive = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', init))

afterEach(closeOpened)

describe('messages from a popup', () => {
  it('B1 ignores messages from other origins', () => {
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
    for (const origin of foreign) arrive({ origin, source: openedWindow(), data: { code: 'c' } })
    expect(listener).not.toHaveBeenCalled()
    arrive({ origin: trusted, source: openedWindow(), data: 1 })
    arrive({ origin: own, source: openedWindow(), data: 2 })
    expect(listener.mock.calls).toEqual([[1], [2]])
    stop()
  })

  it('B1 ignores messages from an opaque origin, even if the page has one itself', () => {
    vi.spyOn(window, 'open').mockReturnValue(window)
    const opening = browserPopup.open({ ...request, trustedOrigins: ['null'] })
    if (opening.status !== 'open') throw new Error(opening.status)
    const { listener, stop } = listen(opening.popup)
    arrive({ origin: 'null', source: window, data: 1 })
    expect(listener).not.toHaveBeenCalled()
    stop()
  })

  it('B2 ignores messages from other windows of a trusted origin', async () => {
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

  it('B3 passes any data on without reading it', () => {
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
    for (const data of all) arrive({ origin: trusted, source: openedWindow(), data })
    expect(listener).toHaveBeenCalledTimes(all.length)
    stop()
  })

  it('B13, I5 removes its listeners, so a late message has no effect', () => {
    const add = vi.spyOn(window, 'addEventListener')
    const remove = vi.spyOn(window, 'removeEventListener')
    const popup = open()
    const stops = Array.from({ length: 5 }, () => listen(popup))
    for (const { stop } of stops) stop()
    const added = add.mock.calls.filter(([type]) => type === 'message').map(([, listener]) => listener)
    const removed = remove.mock.calls.filter(([type]) => type === 'message').map(([, listener]) => listener)
    expect(added).toHaveLength(5)
    expect(removed).toEqual(added)
    arrive({ origin: trusted, source: openedWindow(), data: 'late' })
    for (const { listener } of stops) expect(listener).not.toHaveBeenCalled()
  })
})
