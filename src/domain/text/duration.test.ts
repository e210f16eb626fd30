import { afterEach, describe, expect, it, vi } from 'vitest'
import { durationText, spokenDuration } from './duration.ts'

const none = [0, -1, -83, Number.NaN, Infinity, -Infinity, 360_000, 1e21, '83', null, undefined, {}, [83]]

describe('§2, §3 a video with its duration', () => {
  it.each([
    [83, '1:23'],
    [83.9, '1:23'],
    [0.2, '0:01'],
    [5, '0:05'],
    [60, '1:00'],
    [3_599, '59:59'],
    [3_600, '1:00:00'],
    [3_723, '1:02:03'],
    [359_999, '99:59:59'],
  ])('%s seconds are %s', (seconds, text) => expect(durationText(seconds)).toBe(text))

  it.each(none)('%s is not a duration', (seconds) =>
    expect([durationText(seconds), spokenDuration(seconds, 'en')]).toEqual([null, null]),
  )
})

describe('the text for screen readers', () => {
  afterEach(() => vi.unstubAllGlobals())

  const spoken = () => [83, 3_600, 3_723, 1].map((seconds) => spokenDuration(seconds, 'en'))
  const words = ['1 minute, 23 seconds', '1 hour', '1 hour, 2 minutes, 3 seconds', '1 second']

  it('uses Intl.DurationFormat if available', () => expect(spoken()).toEqual(words))

  it('reads the same without it', () => {
    vi.stubGlobal('Intl', { NumberFormat: Intl.NumberFormat, ListFormat: Intl.ListFormat })
    expect(spoken()).toEqual(words)
  })

  it('is localized', () => expect(spokenDuration(83, 'de')).toBe('1 Minute, 23 Sekunden'))
})
