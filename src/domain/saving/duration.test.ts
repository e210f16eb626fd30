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
  ])('%s s reads %s', (seconds, text) => expect(durationText(seconds)).toBe(text))

  it.each(none)('%s is no duration', (seconds) =>
    expect([durationText(seconds), spokenDuration(seconds, 'en')]).toEqual([null, null]),
  )
})

describe('what a screen reader says', () => {
  afterEach(() => vi.unstubAllGlobals())

  const said = () => [83, 3_600, 3_723, 1].map((seconds) => spokenDuration(seconds, 'en'))
  const words = ['1 minute, 23 seconds', '1 hour', '1 hour, 2 minutes, 3 seconds', '1 second']

  it('is put by the browser where it can', () => expect(said()).toEqual(words))

  it('and reads the same where it cannot', () => {
    vi.stubGlobal('Intl', { NumberFormat: Intl.NumberFormat, ListFormat: Intl.ListFormat })
    expect(said()).toEqual(words)
  })

  it('is in the words of the locale', () => expect(spokenDuration(83, 'de')).toBe('1 Minute, 23 Sekunden'))
})
