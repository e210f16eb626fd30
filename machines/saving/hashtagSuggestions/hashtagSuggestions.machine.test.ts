import { describe, expect, it } from 'vitest'
import { resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { type Mode } from '../../../testing/machines/run.ts'
import { hashtagSuggestionsMachine } from './hashtagSuggestions.machine.ts'
import { hashtagDebounce, tags, garden, startHashtags } from '../../../testing/machines/hashtagSuggestions.ts'

const start = (mode?: Mode, own?: Parameters<typeof startHashtags>[2]) =>
  startHashtags(createManualClock(), mode, own)

it('idles, waits for a pause, loads and shows suggestions', () => {
  expect(
    leavesOf(hashtagSuggestionsMachine)
      .filter(({ isTransient }) => !isTransient)
      .map(({ name }) => name),
  ).toEqual([
    'hashtagSuggestions.idle',
    'hashtagSuggestions.debouncing',
    'hashtagSuggestions.asking',
    'hashtagSuggestions.showing',
  ])
})

describe.each(['plain', 'strict'] as const)('§7, §9 Hashtag suggestions (%s)', (mode) => {
  it('are requested once per pause, with the last query', async () => {
    const { ask, asked, at, caretIn, clock, rows } = start(mode)
    for (const query of ['g', 'ga', 'gar']) {
      caretIn(query)
      clock.advance(hashtagDebounce - 1)
    }
    expect([at(), asked()]).toEqual(['debouncing', []])
    await ask('gard').resolve(garden)
    expect([at(), asked(), rows()]).toEqual(['showing', ['gard'], ['garden', 'gardening', 'gardenpath']])
  })

  it('D20 only the response to the current query is shown: the previous call is aborted and its response ignored', async () => {
    const { ask, at, caretIn, rows, suggest } = start(mode)
    const former = ask('gar')
    caretIn('lak')
    expect(former.signal.aborted).toBe(true)
    await former.resolve(garden)
    expect([at(), rows()]).toEqual(['debouncing', []])
    await ask('lake').resolve(tags('lake'))
    expect([rows(), suggest.calls.length]).toEqual([['lake'], 2])
  })

  it('D20 rows that no longer match disappear at once; the others stay until the new response', async () => {
    const { ask, caretIn, rows } = start(mode)
    await ask('gar').resolve(garden)
    caretIn('Gardenp')
    expect(rows()).toEqual(['gardenpath'])
    caretIn('gardenpx')
    expect(rows()).toEqual([])
  })

  it('D20 at most as many as the policy says: 5', async () => {
    const many = tags('a1', 'a2', 'a3', 'a4', 'a5', 'a6')
    const { ask, rows } = start(mode)
    await ask('a').resolve(many)
    expect(rows()).toHaveLength(5)
    const two = start(mode, resolvePolicy({ saving: { hashtagLimit: 2 } }))
    await two.ask('a').resolve(many)
    expect(two.rows()).toEqual(['a1', 'a2'])
  })
})

describe('the caret', () => {
  it('that moves inside one hashtag requests nothing', async () => {
    const { ask, asked, at, caretIn, clock } = start()
    await ask('gar').resolve(garden)
    caretIn('gar')
    clock.advance(hashtagDebounce)
    expect([at(), asked()]).toEqual(['showing', ['gar']])
  })

  it.each([null, ''])(
    'that leaves it for %j closes the flyout, aborts the call and requests nothing',
    async (query) => {
      const { ask, at, caretIn, clock, rows } = start()
      await ask('gar').resolve(garden)
      caretIn(query)
      expect([at(), rows(), clock.pending]).toEqual(['idle', [], 0])
      const call = ask('gar')
      caretIn(query)
      expect([at(), call.signal.aborted]).toEqual(['idle', true])
    },
  )
})

describe('the highlight', () => {
  it('begins in the text, goes through the rows and back into the text, both ways', async () => {
    const { active, ask, send } = start()
    await ask('gar').resolve(garden)
    const walk = (by: 1 | -1) =>
      Array.from({ length: 5 }, () => (send({ type: 'highlight.moved', by }), active()))
    expect(active()).toBe(-1)
    expect(walk(1)).toEqual([0, 1, 2, -1, 0])
    expect(walk(-1)).toEqual([-1, 2, 1, 0, -1])
  })

  it('is reset by other rows, and absent without rows', async () => {
    const { active, ask, send } = start()
    send({ type: 'highlight.moved', by: 1 })
    expect(active()).toBe(-1)
    await ask('gar').resolve(garden)
    send({ type: 'highlight.moved', by: 1 })
    await ask('gard').resolve(garden)
    expect(active()).toBe(-1)
  })
})

it('J11 dismissed, it stays closed until the query changes', async () => {
  const { ask, asked, at, caretIn, clock, rows, send } = start()
  await ask('gar').resolve(garden)
  send({ type: 'flyout.dismissed' })
  expect([at(), rows()]).toEqual(['idle', []])
  caretIn('gar')
  clock.advance(hashtagDebounce)
  expect(asked()).toEqual(['gar'])
  caretIn('gard')
  expect(at()).toBe('debouncing')
})

it('a chosen hashtag is not requested again', async () => {
  const { ask, asked, at, caretIn, clock, rows, send } = start()
  await ask('gar').resolve(garden)
  send({ type: 'hashtag.chosen', query: 'garden' })
  caretIn('garden')
  clock.advance(hashtagDebounce)
  expect([at(), rows(), asked()]).toEqual(['idle', [], ['gar']])
})

it('D6 I5 stopping aborts the call and leaves no timer', () => {
  const { actor, ask, clock } = start()
  const call = ask('gar')
  actor.stop()
  expect([call.signal.aborted, clock.pending]).toEqual([true, 0])
})
