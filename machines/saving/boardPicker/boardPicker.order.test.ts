/** The order of the boards: read again only where those that are there do not tell it. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { pageOf, startPicker } from '../../../testing/machines/boardPicker.ts'

const start = () => startPicker(createManualClock())
const sorts = ['lastSaved', 'name'] as const

it('by name needs no call if all boards are there, and back to the first order neither', async () => {
  const { context, readBoards, send } = start()
  await readBoards.last().resolve(pageOf({ sort: 'lastSaved' }))
  send({ type: 'order.chosen', sort: 'name' })
  send({ type: 'order.chosen', sort: 'lastSaved' })
  expect([context().sort, readBoards.calls.length]).toEqual(['lastSaved', 1])
})

it('is asked of the server for all pages while it has more; what is typed stays', async () => {
  const { at, context, readBoards, send } = start()
  await readBoards.last().resolve(pageOf({ sort: 'lastSaved', bookmark: '50' }))
  send({ type: 'query.changed', query: 'sofa' })
  send({ type: 'order.chosen', sort: 'name' })
  expect([at(), readBoards.last().input]).toMatchObject(['loading', { sort: 'name', bookmark: null }])
  await readBoards.last().resolve(pageOf({ sort: 'name', bookmark: '50' }))
  send({ type: 'end.neared' })
  expect([context().query, readBoards.last().input]).toMatchObject(['sofa', { sort: 'name', bookmark: '50' }])
})

it('whatever is chosen when, the boards shown were read in that order, or are all there to be sorted', async () => {
  const step = fc.oneof(fc.constantFrom(...sorts), fc.constantFrom('answer', 'fail', 'retry', 'more'))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), fc.boolean(), async (steps, isPaged) => {
      const { at, context, readBoards, send } = start()
      const settled = new Set<unknown>()
      for (const one of steps) {
        const call = readBoards.last()
        const isOpen = !settled.has(call) && !call.signal.aborted
        if (one === 'lastSaved' || one === 'name') send({ type: 'order.chosen', sort: one })
        else if (one === 'retry') send({ type: 'retry.requested' })
        else if (one === 'more') send({ type: 'end.neared' })
        else if (isOpen) {
          settled.add(call)
          if (one === 'fail') await call.reject(new ApiFailure('server'))
          else {
            const { sort = null } = call.input
            await call.resolve(pageOf({ sort, bookmark: isPaged ? '50' : null }))
          }
        }
        const { boards, bookmark, sort, listedSort } = context()
        const isOnItsWay = at() === 'loading' || at() === 'failed'
        const isTold = !sort || sort === listedSort || (sort === 'name' && bookmark === null)
        expect(boards === null ? isOnItsWay : isTold).toBe(true)
      }
    }),
  )
})
