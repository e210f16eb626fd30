import { waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../api/failure.ts'
import { defaultConfig } from '../../runtime/config.ts'
import { actorWith } from '../testing/actorWith.ts'
import { connectPinSelection, pinSelectionCallbacks } from './pinSelection.connect.ts'
import { pinSelectionLogic } from './pinSelection.services.ts'

const { policy } = defaultConfig

/** The choice on an app's function, which may answer with anything. */
async function read(readPins: (signal: AbortSignal) => unknown) {
  // SAFETY: an app without types can answer like this.
  const services = { readPins: readPins as (signal: AbortSignal) => Promise<never> }
  const actor = actorWith(pinSelectionLogic, { policy, pinId: '21' }, services).start()
  const shown = await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))
  return { actor, shown: connectPinSelection(shown) }
}

describe('the pins that an app answers with', () => {
  it('A17 E16 are shown without what is unsafe or malformed', async () => {
    const { shown } = await read(async () => [{ id: '21', imageUrl: 'javascript:1' }, { title: 'No ID' }])
    expect(shown).toMatchObject({ status: 'choosing', pinId: '21', pins: [{ id: '21', imageUrl: null }] })
    expect(shown?.pins).toHaveLength(1)
  })

  it.each<[string, (signal: AbortSignal) => unknown]>([
    ['no list', async () => ({ pins: [] })],
    ['nothing', () => undefined],
    ['a failure', () => Promise.reject(new ApiFailure('offline'))],
    [
      'an exception',
      () => {
        throw new Error('no')
      },
    ],
  ])('E6 %s can be retried', async (_, readPins) => {
    const { actor, shown } = await read(readPins)
    expect(shown?.status).toBe('failed')
    pinSelectionCallbacks(actor.send).onRetry()
    expect(connectPinSelection(actor.getSnapshot())?.status).toBe('loading')
  })

  it('none left is empty', async () => {
    expect((await read(async () => [{}])).shown?.status).toBe('empty')
  })

  it('D6 closing aborts the request, and shows nothing anymore', () => {
    const signals: AbortSignal[] = []
    const readPins = (signal: AbortSignal) => {
      signals.push(signal)
      return new Promise<never>(() => undefined)
    }
    const actor = actorWith(pinSelectionLogic, { policy, pinId: null }, { readPins }).start()
    pinSelectionCallbacks(actor.send).onClose()
    expect([signals.map(({ aborted }) => aborted), connectPinSelection(actor.getSnapshot())]).toEqual([
      [true],
      null,
    ])
  })

  it('the chosen one is the output', async () => {
    const { actor } = await read(async () => [{ id: '21' }])
    pinSelectionCallbacks(actor.send).onChoose('21')
    expect(actor.getSnapshot().output).toMatchObject({ outcome: 'chosen', pin: { id: '21' } })
  })
})
