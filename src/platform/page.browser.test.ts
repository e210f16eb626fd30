import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { browserBeacon } from './beacon.ts'
import { browserPictures } from './pictures.ts'
import { browserWindow } from './window.ts'

afterEach(() => vi.restoreAllMocks())

const pixel = (width: number, height: number) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  return new Promise<string>((resolve) =>
    canvas.toBlob((blob) => resolve(blob ? URL.createObjectURL(blob) : '')),
  )
}

describe('the browser’s window', () => {
  it('knows its size, its screen, its content and its history', () => {
    expect(browserWindow.size().width).toBe(window.outerWidth)
    expect(browserWindow.screen()).toEqual({ width: screen.availWidth, height: screen.availHeight })
    expect(browserWindow.contentHeight()).toBe(document.documentElement.scrollHeight)
    expect(browserWindow.historyLength()).toBe(history.length)
    expect(browserWindow.hasOpener()).toBe(false)
  })

  it('resizes, closes and goes back', () => {
    const resizeTo = vi.spyOn(window, 'resizeTo').mockReturnValue()
    const close = vi.spyOn(window, 'close').mockReturnValue()
    const go = vi.spyOn(history, 'go').mockReturnValue()
    browserWindow.resizeTo({ width: 750, height: 760 })
    browserWindow.close()
    browserWindow.back(2)
    expect(resizeTo).toHaveBeenCalledExactlyOnceWith(750, 760)
    expect(close).toHaveBeenCalledOnce()
    expect(go).toHaveBeenCalledExactlyOnceWith(-2)
  })

  it('has the browser ask before the page is left, until it is told not to', () => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const stop = browserWindow.askBeforeLeaving?.()
    browserWindow.askBeforeLeaving?.()
    expect(isAsked()).toBe(true)
    stop?.()
    expect(isAsked()).toBe(true)
    browserWindow.leaveUnasked?.()
    expect(isAsked()).toBe(false)
    const stopLater = browserWindow.askBeforeLeaving?.()
    expect(isAsked()).toBe(true)
    stopLater?.()
    expect(isAsked()).toBe(false)
  })

  it('tells of every step back or forward within the app, until told to stop', async () => {
    const { href } = location
    const heard: string[] = []
    const stop = browserWindow.onTravel(() => heard.push(location.hash))
    history.pushState(null, '', '#travel')
    history.back()
    await expect.poll(() => heard).toEqual([''])
    history.forward()
    await expect.poll(() => heard).toEqual(['', '#travel'])
    stop()
    history.back()
    await expect.poll(() => location.hash).toBe('')
    expect(heard).toHaveLength(2)
    history.replaceState(null, '', href)
  })

  it('tells of Back from a marked entry, and of no other step', async () => {
    const { href } = location
    const step = (by: -1 | 1) =>
      new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true })
        history.go(by)
      })
    const listener = vi.fn<() => void>()
    history.pushState(null, '', '#one')
    history.pushState(null, '', '#two')
    const stop = browserWindow.onBack(listener)
    await step(-1)
    await step(1)
    expect(listener).not.toHaveBeenCalled()
    browserWindow.markEntry()
    browserWindow.markEntry()
    await step(-1)
    expect([listener.mock.calls.length, location.hash]).toEqual([1, '#two'])
    await step(1)
    expect([listener.mock.calls.length, browserWindow.isMarked()]).toEqual([1, true])
    stop()
    await step(-1)
    expect(listener).toHaveBeenCalledOnce()
    history.replaceState(null, '', href)
  })

  it('K7 goes on where the browser throws', () => {
    const refuse = () => {
      throw new DOMException('Blocked a frame with another origin.', 'SecurityError')
    }
    vi.spyOn(window, 'resizeTo').mockImplementation(refuse)
    vi.spyOn(window, 'close').mockImplementation(refuse)
    vi.spyOn(history, 'go').mockImplementation(refuse)
    vi.spyOn(window, 'opener', 'get').mockImplementation(refuse)
    browserWindow.resizeTo({ width: 1, height: 1 })
    browserWindow.close()
    browserWindow.back(1)
    expect(browserWindow.hasOpener()).toBe(false)
  })
})

describe('going to an address', () => {
  /** A page in a frame, which goes to the address by itself; how often it loads is counted. */
  async function goFrom(start: string, href: string) {
    const frame = document.createElement('iframe')
    const onLoad = vi.fn<() => void>()
    frame.addEventListener('load', onLoad)
    frame.src = start
    document.body.append(frame)
    onTestFinished(() => frame.remove())
    await expect.poll(() => onLoad.mock.calls.length).toBe(1)
    const page = frame.contentDocument
    if (!page) throw new Error('The frame has another origin.')
    // A picture's document creates no HTML elements by name.
    const script = page.createElementNS('http://www.w3.org/1999/xhtml', 'script')
    script.setAttribute('type', 'module')
    const module = new URL('./navigation.ts', import.meta.url).pathname
    script.textContent = `import { browserNavigation } from '${module}'; browserNavigation.go('${href}')`
    page.documentElement.append(script)
    await expect
      .poll(() => frame.contentWindow?.location.href)
      .toBe(new URL(href, new URL(start, location.href)).href)
    return onLoad
  }

  it.each([
    ['another fragment of the page', '#saved'],
    ['its own address with a fragment', '/pins/lake.svg?a=1#saved'],
    ['its own address', '/pins/lake.svg?a=1'],
    ['another page', '/pins/lake.svg?a=2#saved'],
  ])('loads the page anew: %s', async (_, href) => {
    const onLoad = await goFrom('/pins/lake.svg?a=1', href)
    await expect.poll(() => onLoad.mock.calls.length).toBe(2)
  })
})

describe('pictures', () => {
  it('are measured; K5 broken ones, other schemes and late ones are not', async () => {
    const { signal } = new AbortController()
    // The port accepts http(s) alone: a page of the test server stands for a broken picture.
    expect(await browserPictures.measure(`${location.origin}/no-such-picture.png`, signal)).toBeNull()
    for (const url of [
      await pixel(3, 2),
      'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
      'javascript:alert(1)',
    ])
      expect(await browserPictures.measure(url, signal)).toBeNull()
    expect(await browserPictures.measure('/pins/lake.svg', AbortSignal.abort())).toBeNull()
    const late = new AbortController()
    const waiting = browserPictures.measure('/pins/lake.svg?late', late.signal)
    late.abort()
    expect(await waiting).toBeNull()
  })

  it('have their own size', async () => {
    const size = await browserPictures.measure('/pins/lake.svg', new AbortController().signal)
    expect(size?.width).toBeGreaterThan(0)
    expect(size?.height).toBeGreaterThan(0)
  })
})

describe('a beacon', () => {
  const sources = () => {
    const sent: { src: string; referrerPolicy: string }[] = []
    vi.stubGlobal(
      'Image',
      class {
        referrerPolicy = ''
        set src(src: string) {
          sent.push({ src, referrerPolicy: this.referrerPolicy })
        }
      },
    )
    return sent
  }
  afterEach(() => vi.unstubAllGlobals())

  it('requests the address without the page’s own', () => {
    const sent = sources()
    browserBeacon.send('https://log.example/?a=b')
    expect(sent).toEqual([{ src: 'https://log.example/?a=b', referrerPolicy: 'no-referrer' }])
  })

  it('sends nothing to what is no web address', () => {
    const sent = sources()
    browserBeacon.send('javascript:alert(1)')
    browserBeacon.send('data:text/html,x')
    expect(sent).toEqual([])
  })
})
