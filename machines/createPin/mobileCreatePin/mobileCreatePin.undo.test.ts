/** Undoing the save of a pin on a phone, where the browser keeps the page. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { draft, startMobileOn } from '../../../testing/machines/mobileCreatePin.ts'

const policy = resolvePolicy({ saving: { undoSaves: true } })
const start = () => startMobileOn(createManualClock(), { policy })
async function created() {
  const flow = start()
  await flow.pick()
  await flow.saved()
  return flow
}

it('the toast names what can be undone, with the new pin’s ID and what the page brought', async () => {
  const { of } = await created()
  const saved = {
    pin: {
      id: '77',
      description: draft.description,
      link: draft.url,
      imageUrl: draft.media,
      color: draft.color,
    },
    board: { name: 'Blue sofa' },
    section: null,
  }
  expect(of('toast.shown')).toMatchObject([{ saved, duration: 'undoToast' }])
})

it('a pin in a section is moved out of that section', async () => {
  const flow = start()
  await flow.pickSection()
  await flow.saved()
  expect(flow.of('toast.shown')).toMatchObject([{ saved: { section: { title: 'Lighting' } } }])
})

it('a save that is undone and chosen again is a new one; the page closes once for each', async () => {
  const { at, context, of, pick, resume, savePin, saved, send } = await created()
  send({ type: 'save.undone' })
  resume()
  expect([at(), context().savedId, context().board]).toEqual(['choosingBoard', null, null])
  await pick()
  await saved()
  expect([at(), savePin.calls.length, of('page.closed').length]).toEqual(['created', 2, 2])
})

it('whatever the toast says when, the page is about the last of it, and closes once', async () => {
  const types = fc.array(fc.constantFrom('save.undone' as const, 'save.restored' as const), { maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(types, async (said) => {
      const { at, of, send } = await created()
      for (const type of said) send({ type })
      expect(at()).toBe(said.at(-1) === 'save.undone' ? 'undone' : 'created')
      expect(of('page.closed')).toHaveLength(1)
    }),
    { numRuns: 30 },
  )
})
