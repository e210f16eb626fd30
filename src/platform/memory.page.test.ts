import { describe, expect, it } from 'vitest'
import { createBrowserPlatform } from './browser.ts'
import { createMemoryPlatform } from './memory.ts'

describe('a memory platform’s page', () => {
  it('records what is done to its window', () => {
    const { window } = createMemoryPlatform({ window: { hasOpener: true, historyLength: 4 } })
    expect([window.hasOpener(), window.historyLength(), window.size()]).toEqual([
      true,
      4,
      { width: 1024, height: 600 },
    ])
    window.resizeTo({ width: 750, height: 750 })
    window.back(2)
    window.close()
    expect(window.size()).toEqual({ width: 750, height: 750 })
    expect([window.resized.length, window.wentBack, window.isClosed]).toEqual([1, [2], true])
  })

  it('K7 can refuse to close', () => {
    const { window } = createMemoryPlatform({ window: { closing: 'refuses' } })
    window.close()
    expect(window.isClosed).toBe(false)
    window.closing = 'closes'
    window.close()
    expect(window.isClosed).toBe(true)
  })

  it('records beacons, and measures pictures from a table', async () => {
    const { beacon, pictures } = createMemoryPlatform({
      pictures: { '/broken.png': null, '/slow.png': 'slow' },
    })
    const { signal } = new AbortController()
    beacon.send('https://log.example/')
    expect(beacon.sent).toEqual(['https://log.example/'])
    expect(await pictures.measure('/broken.png', signal)).toBeNull()
    expect(await pictures.measure('/other.png', signal)).toEqual({ width: 600, height: 800 })
    const late = new AbortController()
    const waiting = pictures.measure('/slow.png', late.signal)
    late.abort()
    expect(await waiting).toBeNull()
    expect(pictures.measured).toEqual(['/broken.png', '/other.png', '/slow.png'])
  })
})

it('I3 on a server the page has no window, no pictures and no beacon, and nothing throws', async () => {
  const { window, beacon, pictures } = createBrowserPlatform()
  expect([window.hasOpener(), window.size(), window.screen(), window.contentHeight()]).toEqual([
    false,
    { width: 0, height: 0 },
    { width: 0, height: 0 },
    0,
  ])
  expect(window.historyLength()).toBe(1)
  window.resizeTo({ width: 1, height: 1 })
  window.close()
  window.back(1)
  beacon.send('https://log.example/')
  expect(await pictures.measure('https://a.example/a.png', new AbortController().signal)).toBeNull()
})
