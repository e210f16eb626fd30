import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { flush, run } from '../../../testing/machines/run.ts'
import { createManualClock } from '../../platform/memory.ts'
import { defaultConfig } from './config.ts'
import { fromCall } from './fromCall.ts'
import { giveConfig } from './testing/giveConfig.ts'

function start(
  mode: 'plain' | 'strict' = 'plain',
  answer: (attempt: number) => Promise<string> = (attempt) => Promise.resolve(`answer ${attempt}`),
) {
  const signals: AbortSignal[] = []
  const call = fromCall<string>(({ signal }) => answer(signals.push(signal)))
  const machine = setup({ actors: { call } }).createMachine({
    initial: 'calling',
    context: { said: [] as unknown[] },
    states: {
      calling: {
        invoke: {
          src: 'call',
          onDone: { target: 'done', actions: ({ context, event }) => context.said.push(event.output) },
          onError: { target: 'failed', actions: ({ context, event }) => context.said.push(event.error) },
        },
      },
      done: {},
      failed: {},
    },
  })
  const running = run(machine, { clock: createManualClock(), give: giveConfig(defaultConfig), mode })
  return { ...running, signals, said: () => running.actor.getSnapshot().context.said }
}

describe('a call as an actor', () => {
  it('ends with its answer, or with what it threw', async () => {
    const { at, said } = start()
    await flush()
    expect([at(), said()]).toEqual(['done', ['answer 1']])
    const failing = start('plain', () => Promise.reject(new Error('no')))
    await flush()
    expect([failing.at(), failing.said()]).toEqual(['failed', [new Error('no')]])
  })

  it('I4 D7 the result of an aborted call does not count for the next one', async () => {
    const second = Promise.withResolvers<string>()
    const { at, said, signals } = start('strict', (attempt) =>
      attempt === 1 ? Promise.reject(new Error('aborted')) : second.promise,
    )
    await flush()
    expect([at(), signals.map(({ aborted }) => aborted)]).toEqual(['calling', [true, false]])
    second.resolve('answer 2')
    await flush()
    expect([at(), said()]).toEqual(['done', ['answer 2']])
  })

  it('D6 aborts its signal when it is stopped, and says nothing more', async () => {
    const { actor, said, signals } = start()
    actor.stop()
    await flush()
    expect([signals.map(({ aborted }) => aborted), said()]).toEqual([[true], []])
  })
})
