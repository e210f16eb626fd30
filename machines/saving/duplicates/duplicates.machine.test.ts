import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { run, withFakes } from '../../../testing/machines/run.ts'
import { duplicatesMachine } from './duplicates.machine.ts'

const { duplicatesPause, requestTimeout } = defaultPolicy.timing
const boardsOf = (name: string) => [{ id: name, name }]

function start() {
  const clock = createManualClock()
  const { machine, fakes } = withFakes(duplicatesMachine, 'findDuplicates')
  const flow = run(machine, { clock, mode: 'plain', input: { policy: defaultPolicy } })
  const show = (name: string | null, signature: string | null = null) =>
    flow.send({
      type: 'picture.changed',
      picture: { imageUrl: name && `https://garden.example/${name}.jpg`, signature },
    })
  return {
    ...flow,
    clock,
    calls: fakes.findDuplicates.calls,
    at: () => flow.actor.getSnapshot().value,
    names: () => flow.context().boards.map(({ name }) => name),
    show,
    /** The picture stays in view. */
    ask: async (name: string) => {
      await show(name)
      await clock.advance(duplicatesPause)
      return fakes.findDuplicates.last()
    },
  }
}

describe('The boards that have a picture', () => {
  it('are asked for once the picture has been in view for a while', async () => {
    const flow = start()
    for (const name of ['pond', 'rose', 'lake']) {
      await flow.show(name)
      await flow.clock.advance(duplicatesPause - 1)
    }
    expect([flow.at(), flow.calls.length]).toEqual([{ looking: 'pausing' }, 0])
    await flow.clock.advance(1)
    expect(flow.calls.map(({ input }) => input.imageUrl)).toEqual(['https://garden.example/lake.jpg'])
    await flow.calls[0]?.resolve(boardsOf('Ponds'))
    expect([flow.at(), flow.names()]).toEqual(['found', ['Ponds']])
  })

  it('are none where no board has it', async () => {
    const flow = start()
    await (await flow.ask('pond')).resolve([])
    expect([flow.at(), flow.names()]).toEqual(['none', []])
  })

  it('are looked for by the signature alone', async () => {
    const flow = start()
    await flow.show(null, 'a1')
    await flow.clock.advance(duplicatesPause)
    expect(flow.calls.map(({ input }) => input)).toEqual([{ imageUrl: null, signature: 'a1' }])
  })

  it('are not asked for without a picture, nor again for the same one', async () => {
    const flow = start()
    await flow.show(null)
    await flow.clock.advance(duplicatesPause)
    expect([flow.at(), flow.calls.length]).toEqual(['none', 0])
    await (await flow.ask('pond')).reject(new ApiFailure('offline'))
    await flow.ask('pond')
    expect([flow.at(), flow.calls.length]).toEqual(['unknown', 1])
  })
})

describe('A failure', () => {
  it.each(['offline', 'server', 'refused', 'malformed'] as const)(
    '%s is logged, and says nothing',
    async (kind) => {
      const flow = start()
      await (await flow.ask('pond')).reject(new ApiFailure(kind))
      expect([flow.at(), flow.names()]).toEqual(['unknown', []])
      expect(flow.emitted).toMatchObject([
        { type: 'attempt.failed', row: 'duplicates.failed', failure: { kind } },
      ])
    },
  )

  it('is an answer that does not come in time', async () => {
    const flow = start()
    const call = await flow.ask('pond')
    await flow.clock.advance(requestTimeout)
    expect([flow.at(), call.signal.aborted]).toEqual(['unknown', true])
    expect(flow.emitted).toMatchObject([{ row: 'duplicates.failed', failure: null }])
  })

  it('does not keep the next picture from being looked for', async () => {
    const flow = start()
    await (await flow.ask('pond')).reject(new ApiFailure('server'))
    await (await flow.ask('rose')).resolve(boardsOf('Roses'))
    expect([flow.at(), flow.names()]).toEqual(['found', ['Roses']])
  })
})

it('drops what was found for a picture as soon as another one is in view', async () => {
  const flow = start()
  await (await flow.ask('pond')).resolve(boardsOf('Ponds'))
  await flow.show('rose')
  expect([flow.at(), flow.names()]).toEqual([{ looking: 'pausing' }, []])
  await flow.show(null)
  expect([flow.at(), flow.names()]).toEqual(['none', []])
})

it('leaves no call and no timer when it stops', async () => {
  const flow = start()
  const call = await flow.ask('pond')
  flow.actor.stop()
  expect([call.signal.aborted, flow.clock.pending]).toEqual([true, 0])
})

it('never shows what was answered about an older picture, in whatever order answers come', async () => {
  const names = ['pond', 'rose', 'lake'] as const
  const step = fc.oneof(
    fc.record({ kind: fc.constant('show' as const), name: fc.constantFrom(...names, null) }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, duplicatesPause) }),
    fc.record({ kind: fc.constant('answer' as const), at: fc.nat(9), isFailure: fc.boolean() }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const flow = start()
      let inView: string | null = null
      for (const one of steps) {
        if (one.kind === 'show') await flow.show((inView = one.name))
        else if (one.kind === 'wait') await flow.clock.advance(one.ms)
        else {
          const call = flow.calls[one.at]
          const asked = call?.input.imageUrl?.replace(/^.*\/|\.jpg$/g, '') ?? ''
          await (one.isFailure ? call?.reject(new ApiFailure('server')) : call?.resolve(boardsOf(asked)))
        }
        expect([[], [inView]]).toContainEqual(flow.names())
      }
      flow.actor.stop()
    }),
    { numRuns: 150 },
  )
})
