import { waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../api/failure.ts'
import { defaultConfig } from '../../runtime/config.ts'
import { actorWith } from '../testing/actorWith.ts'
import { connectTagSelection, tagSelectionCallbacks } from './tagSelection.connect.ts'
import { tagSelectionLogic } from './tagSelection.services.ts'

const { policy } = defaultConfig
const checkout = { conversionTagId: '5001', conversionEvent: 'checkout' }

/** The choice on an app's function, which may answer with anything. */
async function read(readTags: (signal: AbortSignal) => unknown) {
  // SAFETY: an app without types can answer like this.
  const services = { readTags: readTags as (signal: AbortSignal) => Promise<never> }
  const actor = actorWith(tagSelectionLogic, { policy, selected: null }, services).start()
  const shown = await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))
  return { actor, shown: connectTagSelection(shown) }
}

describe('the tags that an app answers with', () => {
  it('are shown without those that report nothing', async () => {
    const { shown } = await read(async () => [
      { id: '5001', name: 'Shop', events: ['checkout'] },
      { id: '5002', name: 'Old', events: [] },
    ])
    expect(shown).toMatchObject({ status: 'choosing', selected: null, canConfirm: false })
    expect(shown?.tags.map(({ id }) => id)).toEqual(['5001'])
  })

  it('J12 can be confirmed once one is selected', async () => {
    const { actor } = await read(async () => [{ id: '5001', name: 'Shop', events: ['checkout'] }])
    const callbacks = tagSelectionCallbacks(actor.send)
    callbacks.onSelect(checkout)
    expect(connectTagSelection(actor.getSnapshot())).toMatchObject({ selected: checkout, canConfirm: true })
    callbacks.onConfirm()
    expect(actor.getSnapshot().output).toEqual({ outcome: 'chosen', tag: checkout })
  })

  it.each<[string, (signal: AbortSignal) => unknown]>([
    ['no list', async () => 'none'],
    ['nothing', () => undefined],
    ['a failure', () => Promise.reject(new ApiFailure('server'))],
  ])('E6 %s can be retried', async (_, readTags) => {
    const { actor, shown } = await read(readTags)
    expect(shown?.status).toBe('failed')
    tagSelectionCallbacks(actor.send).onRetry()
    expect(connectTagSelection(actor.getSnapshot())?.status).toBe('loading')
  })

  it('none left is empty, and closing shows nothing anymore', async () => {
    const { actor, shown } = await read(async () => [])
    expect(shown?.status).toBe('empty')
    tagSelectionCallbacks(actor.send).onClose()
    expect([connectTagSelection(actor.getSnapshot()), actor.getSnapshot().output]).toEqual([
      null,
      { outcome: 'cancelled' },
    ])
  })
})
