import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  choosePictures,
  countOf,
  endRequest,
  repeatUnknown,
  retryFailed,
  sendNext,
  type PinState,
} from './severalPins.ts'

interface Pin {
  readonly url: string
  readonly state: PinState
}

const step = fc.oneof(
  fc.constantFrom('saved', 'failed', 'unknown', 'waiting', 'retry', 'next' as const),
  fc.nat(4).map((at) => ({ repeat: String(at) })),
)

/** Runs the steps, and counts the requests of each pin, and those that a member asked for. */
function run(count: number, steps: readonly (string | { readonly repeat: string })[]) {
  let pins: readonly Pin[] = Array.from({ length: count }, (_, at) => ({
    url: String(at),
    state: 'waiting' as const,
  }))
  const sent = new Map<string, number>()
  const free = new Map<string, number>()
  const add = (to: Map<string, number>, url: string) => to.set(url, (to.get(url) ?? 0) + 1)
  const send = () => {
    const before = pins
    pins = sendNext(pins)
    pins.forEach(
      ({ url, state }, at) => state === 'saving' && before[at]?.state !== 'saving' && add(sent, url),
    )
  }
  const seen: (readonly Pin[])[] = []
  for (const one of steps) {
    if (one === 'next') send()
    else if (typeof one === 'object') {
      for (const { url, state } of pins) if (url === one.repeat && state === 'unknown') add(free, url)
      pins = repeatUnknown(pins, ({ url }) => url === one.repeat)
    } else if (one === 'retry') {
      for (const { url, state } of pins) if (state === 'failed') add(free, url)
      pins = retryFailed(pins)
    } else {
      if (one === 'waiting') for (const { url, state } of pins) if (state === 'saving') add(free, url)
      // SAFETY: the other steps are outcomes.
      pins = endRequest(pins, { state: one as 'saved' })
    }
    seen.push(pins)
  }
  return { pins, sent, free, seen, send }
}

describe('several pins', () => {
  it('one request at a time, and a pin that is saved stays saved', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.array(step, { maxLength: 40 }), (count, steps) => {
        const { seen } = run(count, steps)
        const saved = new Set<string>()
        for (const pins of seen) {
          expect(countOf(pins, 'saving')).toBeLessThanOrEqual(1)
          for (const { url, state } of pins) {
            expect(saved.has(url) && state !== 'saved').toBe(false)
            if (state === 'saved') saved.add(url)
          }
        }
      }),
    )
  })

  it('no picture has two requests, unless the first did nothing or the member asks for another one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.array(step, { maxLength: 40 }), (count, steps) => {
        const { sent, free } = run(count, steps)
        for (const [url, times] of sent) expect(times).toBeLessThanOrEqual(1 + (free.get(url) ?? 0))
      }),
    )
  })

  it('in the end, each is saved, failed or unknown, and nothing else', () => {
    const end = fc.constantFrom('saved', 'failed', 'unknown' as const)
    fc.assert(
      fc.property(fc.array(end, { minLength: 1, maxLength: 8 }), (ends) => {
        const { pins } = run(
          ends.length,
          ends.flatMap((one) => ['next', one]),
        )
        expect(pins.map(({ state }) => state)).toEqual(ends)
      }),
    )
  })

  it('"Try again" leaves what may have been saved alone', () => {
    const pins: readonly Pin[] = [
      { url: '0', state: 'failed' },
      { url: '1', state: 'unknown' },
      { url: '2', state: 'saved' },
    ]
    expect(retryFailed(pins).map(({ state }) => state)).toEqual(['waiting', 'unknown', 'saved'])
    expect(repeatUnknown(pins, () => true).map(({ state }) => state)).toEqual(['failed', 'waiting', 'saved'])
  })
})

describe('the pictures that are chosen', () => {
  const page = ['a', 'b', 'c', 'd'].map((url) => ({ url }))

  it('are in the order of the page, and the one that is ticked last is shown', () => {
    const first = choosePictures(page, { chosen: [], shown: null }, ['c'])
    const second = choosePictures(page, first, ['c', 'a'])
    expect([first, second]).toEqual([
      { chosen: ['c'], shown: 'c' },
      { chosen: ['a', 'c'], shown: 'a' },
    ])
    expect(choosePictures(page, second, ['c'])).toEqual({ chosen: ['c'], shown: 'c' })
    expect(choosePictures(page, first, [])).toEqual({ chosen: [], shown: null })
  })

  it('are pictures of the page, each once, and the one that is shown is among them', () => {
    const any = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'https://evil.example/x.jpg'))
    fc.assert(
      fc.property(fc.array(any, { minLength: 1 }), (choices) => {
        let now = choosePictures(page, { chosen: [], shown: null }, [])
        for (const urls of choices) {
          now = choosePictures(page, now, urls)
          expect(now.chosen).toEqual([...new Set(urls)].filter((url) => url.length === 1).toSorted())
          expect(now.shown === null ? now.chosen.length === 0 : now.chosen.includes(now.shown)).toBe(true)
        }
      }),
    )
  })
})
