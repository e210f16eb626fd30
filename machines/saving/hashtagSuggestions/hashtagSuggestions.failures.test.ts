import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { type Mode } from '../../../testing/machines/run.ts'
import { requestTimeout, garden, startHashtags } from '../../../testing/machines/hashtagSuggestions.ts'

const start = (mode?: Mode, own?: Parameters<typeof startHashtags>[2]) =>
  startHashtags(createManualClock(), mode, own)

describe('§8 a failure hides the flyout, unless the request was cancelled', () => {
  it.each(['offline', 'server', 'refused', 'malformed'] as const)('%s: hidden and logged', async (kind) => {
    const { ask, at, emitted, rows } = start()
    await ask('g').resolve(garden)
    await ask('ga').reject(new ApiFailure(kind))
    expect([at(), rows()]).toEqual(['idle', []])
    expect(emitted).toMatchObject([
      { type: 'attempt.failed', row: 'hashtagSuggestions.failed', failure: { kind } },
    ])
  })

  it('D19 cancelled: ignored, the flyout stays as it was', async () => {
    const { ask, at, emitted, rows } = start()
    await ask('g').resolve(garden)
    await ask('ga').reject(new ApiFailure('aborted'))
    expect([at(), rows().length, emitted]).toEqual(['showing', 3, []])
    const first = start()
    await first.ask('g').reject(new ApiFailure('aborted'))
    expect([first.at(), first.emitted]).toEqual(['idle', []])
  })

  it('D13 no response: hidden, aborted, and the next letter sends a request again', () => {
    const { ask, asked, at, clock, emitted } = start()
    const call = ask('gar')
    clock.advance(requestTimeout)
    expect([at(), call.signal.aborted, emitted]).toEqual([
      'idle',
      true,
      [{ type: 'attempt.failed', row: 'hashtagSuggestions.failed', failure: null }],
    ])
    ask('gard')
    expect(asked()).toEqual(['gar', 'gard'])
  })

  it('an empty list shows nothing', async () => {
    const { ask, at, rows } = start()
    await ask('gar').resolve([])
    expect([at(), rows()]).toEqual(['idle', []])
  })
})
