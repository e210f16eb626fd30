import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { pinFieldErrors } from '../../../src/domain/createPin/pinFields.ts'
import { resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import {
  draft,
  lake,
  ridge,
  startCreatePinOn,
  withMedia,
  type CreatePinOptions,
} from '../../../testing/machines/createPin.ts'

const policy = resolvePolicy({ createPin: { popupFields: true } })
const start = (options?: CreatePinOptions) =>
  startCreatePinOn(createManualClock(), { policy, draft: { ...withMedia, title: 'The ridge' }, ...options })
type Running = ReturnType<typeof start>

const field = ({ send }: Running, name: 'title' | 'altText' | 'link', value: string) =>
  send({ type: 'field.changed', field: name, value })

describe('the fields of the popup', () => {
  it('start with what the page brought, and what is typed is sent', async () => {
    const running = start()
    expect(running.context()).toMatchObject({ title: 'The ridge', link: withMedia.url, altTexts: {} })
    field(running, 'title', 'Above the trees')
    field(running, 'altText', 'A path on a ridge')
    field(running, 'link', ' https://b.example/walk ')
    await running.choose()
    expect(running.savePin.last().input).toMatchObject({
      draft: { title: 'Above the trees', url: 'https://b.example/walk' },
      altText: 'A path on a ridge',
    })
  })

  it('without the policy, nothing of them is sent, and nothing is checked', async () => {
    const running = start({ policy: resolvePolicy({}) })
    field(running, 'link', 'no link')
    await running.choose()
    expect(running.savePin.last().input.draft.url).toBe(withMedia.url)
    expect(running.savePin.last().input).not.toHaveProperty('altText')
  })

  it('each picture keeps its own alternative text, and no picture has none', async () => {
    const running = start({ draft })
    await running.found(ridge, lake)
    field(running, 'altText', 'A ridge')
    running.send({ type: 'image.chosen', url: lake.url })
    field(running, 'altText', 'A lake')
    running.send({ type: 'image.chosen', url: null })
    field(running, 'altText', 'Nothing')
    running.send({ type: 'image.chosen', url: ridge.url })
    await running.choose()
    expect(running.savePin.last().input.altText).toBe('A ridge')
    expect(running.context().altTexts).toEqual({ [ridge.url]: 'A ridge', [lake.url]: 'A lake' })
  })

  it('what is wrong is not sent, until it is changed', async () => {
    const running = start()
    field(running, 'link', 'javascript:alert(1)')
    await running.choose()
    running.send({ type: 'retry.requested' })
    expect([running.matches({ pin: 'checkingFields' }), running.savePin.calls.length]).toEqual([true, 0])
    field(running, 'link', 'https://b.example/')
    running.send({ type: 'retry.requested' })
    running.send({ type: 'retry.requested' })
    expect(running.savePin.calls.map(({ input }) => input.draft.url)).toEqual(['https://b.example/'])
  })

  it('what is wrong by the retry of a failure is not sent either', async () => {
    const running = start()
    await running.choose()
    await running.savePin.last().reject(new ApiFailure('offline'))
    field(running, 'title', 'a'.repeat(policy.createPin.titleLimit + 1))
    running.send({ type: 'retry.requested' })
    expect([running.matches({ pin: 'checkingFields' }), running.savePin.calls.length]).toEqual([true, 1])
    running.send({ type: 'board.reopened' })
    expect(running.matches({ pin: 'choosingBoard' })).toBe(true)
  })

  it('a pin without a picture needs a link', async () => {
    const running = start({ draft })
    await running.found()
    field(running, 'link', '')
    await running.choose()
    expect(running.matches({ pin: 'checkingFields' })).toBe(true)
  })
})

const typing = fc.record({
  name: fc.constantFrom('title', 'altText', 'link'),
  value: fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.constant('a'.repeat(5_000))),
})
const acts = fc.constantFrom('retry', 'offline', 'server', 'time', 'reopen')

it('whatever is typed, and whatever fails, is kept, and only a web address within the limits is sent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(typing, acts), { maxLength: 20 }), async (steps) => {
      const running = start()
      const typed = { title: 'The ridge', altText: '', link: withMedia.url ?? '' }
      const settled = new Set<unknown>()
      for (const step of steps) {
        const call = running.savePin.calls.at(-1)
        const isOpen = call && !settled.has(call) && !call.signal.aborted
        if (typeof step === 'object') {
          if (!isOpen) typed[step.name] = step.value
          field(running, step.name, step.value)
        } else if (step === 'retry') running.send({ type: 'retry.requested' })
        else if (step === 'reopen') running.send({ type: 'board.reopened' })
        else if (step === 'time') running.clock.advance(30_000)
        else if (isOpen) {
          settled.add(call)
          await call.reject(new ApiFailure(step))
        }
        if (running.matches({ pin: 'choosingBoard' })) await running.choose()
        const { title, link, altTexts } = running.context()
        expect({ title, link, altText: altTexts[withMedia.media ?? ''] ?? '' }).toEqual(typed)
        for (const { input } of running.savePin.calls) {
          const { title: sentTitle = '', url } = input.draft
          const sent = { title: sentTitle, description: '', altText: input.altText ?? '', link: url ?? '' }
          expect(pinFieldErrors(sent, true, policy.createPin)).toEqual({})
        }
      }
      running.actor.stop()
    }),
  )
})
