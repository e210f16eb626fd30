import { afterEach, describe, expect, it, vi } from 'vitest'
import { reportToOpener } from './opener.ts'
import { browserPopup } from './popup.ts'
import { closeOpened, listen, open, openedWindow, request, runIn } from './testing/popup.ts'

afterEach(closeOpened)

describe('a popup', () => {
  it('B9 opens synchronously, centered on the window, with its opener', () => {
    const spy = vi.spyOn(window, 'open').mockReturnValue(window)
    vi.stubGlobal('screenX', 100)
    vi.stubGlobal('screenY', 50)
    vi.stubGlobal('outerWidth', 1000)
    vi.stubGlobal('outerHeight', 800)
    browserPopup.open(request)
    expect(spy).toHaveBeenCalledExactlyOnceWith(
      request.url,
      expect.stringMatching(new RegExp(`^${request.name}-[\\da-f]{32}$`)),
      'popup,width=580,height=400,left=310,top=250',
    )
    vi.unstubAllGlobals()
  })

  it('B6 is blocked if the browser returns null, throws, or returns a closed window', () => {
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

  it.each(['javascript:alert(1)', 'data:text/html,x', 'blob:x', ''])('A14 never opens %j', (url) => {
    const spy = vi.spyOn(window, 'open')
    expect(browserPopup.open({ ...request, url })).toEqual({ status: 'blocked' })
    expect(spy).not.toHaveBeenCalled()
  })

  it('sends messages, and can be focused and closed', async () => {
    const popup = open()
    const { listener, stop } = listen(popup)
    await vi.waitFor(
      () => expect(openedWindow()?.location.href).toBe(new URL(request.url, location.href).href),
      20_000,
    )
    await vi.waitFor(() => expect(openedWindow()?.document.readyState).toBe('complete'), 20_000)
    const opened = openedWindow()
    if (opened)
      runIn(opened, `opener.postMessage({ code: 'c', state: 's' }, ${JSON.stringify(location.origin)})`)
    await vi.waitFor(
      () => expect(listener).toHaveBeenCalledExactlyOnceWith({ code: 'c', state: 's' }),
      20_000,
    )
    expect(popup.isClosed()).toBe(false)
    popup.focus()
    popup.close()
    await vi.waitFor(() => expect(popup.isClosed()).toBe(true), 20_000)
    stop()
  })
})

describe('B14 reportToOpener', () => {
  it('sends only to an exact origin', () => {
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

  it('sends nothing without an opener', () => {
    vi.stubGlobal('opener', null)
    expect(reportToOpener({}, 'https://own.example')).toBe(false)
    vi.unstubAllGlobals()
  })
})
