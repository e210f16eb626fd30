import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import {
  maps,
  startQuickPromoteOn,
  tag,
  type QuickPromoteOptions,
} from '../../../testing/machines/quickPromote.ts'

const filledIn = {
  name: 'Spring',
  destinationUrl: 'https://wren.example/spring',
  duration: '7',
  isAutoTargeting: false,
  ages: ['25-34'],
  interests: ['hiking'],
  adType: 'WEB_CONVERSION',
  tag,
} as const

/** A form that was filled in. */
async function startFilledIn(options?: QuickPromoteOptions) {
  const flow = startQuickPromoteOn(createManualClock(), options)
  await flow.opened()
  flow.change(filledIn)
  flow.typeBudget('12.50')
  return { ...flow, before: flow.context().values }
}

/** The request to create the ad is on its way. */
async function startSubmitting(options?: QuickPromoteOptions) {
  const flow = await startFilledIn(options)
  flow.submit()
  return flow
}

describe.each(['plain', 'strict'] as const)('D1 one request (%s)', (mode) => {
  it('however often the form is sent', async () => {
    const { at, change, createCampaign, created, of, send, submit } = await startSubmitting({ mode })
    const impatient = () => {
      submit()
      submit()
      change({ name: 'Other' })
      send({ type: 'pinChoice.opened' })
      send({ type: 'step.continued' })
      send({ type: 'check.requested' })
      send({ type: 'draft.restarted' })
    }
    impatient()
    await created()
    impatient()
    expect([at(), createCampaign.calls.length, of('campaign.created').length]).toEqual(['success', 1, 1])
  })
})

describe('D9 the request', () => {
  it.each([
    ['503', new ApiFailure('server', { status: 503 })],
    ['offline', new ApiFailure('offline')],
    ['timedOut', new ApiFailure('timedOut')],
  ])('is never sent again by itself: %s', async (_, failure) => {
    const { clock, createCampaign } = await startSubmitting()
    await createCampaign.last().reject(failure)
    clock.advance(3_600_000)
    expect(createCampaign.calls).toHaveLength(1)
  })

  it('D13 says that it is slow while it waits', async () => {
    const { at, clock } = await startSubmitting()
    expect(at()).toBe('page.submitting.waiting')
    clock.advance(5_000)
    expect(at()).toBe('page.submitting.slow')
  })
})

const hidden = 'HIDDEN_ON_SERVER_ERROR: shard 7'
describe('D22 Q20 M6 a refusal', () => {
  it.each([
    ['refused', { status: 401, messageDetail: 'Ask the owner.' }, 'pinRefused', 'Ask the owner.'],
    ['refused', { status: 401, serverMessage: 'No.', messageDetail: 'Full.' }, 'pinRefused', 'Full.'],
    ['refused', { status: 401 }, 'failed', null],
    ['refused', { status: 401, messageDetail: hidden }, 'failed', null],
    ['refused', { status: 403, messageDetail: 'Not yours.' }, 'refused', 'Not yours.'],
    ['refused', { status: 403 }, 'failed', null],
    ['refused', { status: 400, serverMessage: 'No.' }, 'refused', 'No.'],
    ['server', { status: 500, messageDetail: 'Later.' }, 'refused', 'Later.'],
    ['server', { status: 503 }, 'failed', null],
    // HTML instead of JSON.
    ['malformed', { status: 502 }, 'failed', null],
  ] as const)('%s %j: %s, with everything kept', async (kind, details, error, message) => {
    const { at, before, context, createCampaign, entered, of, send } = await startSubmitting()
    const failure = new ApiFailure(kind, details)
    await createCampaign.last().reject(failure)
    const row = `quickPromote.${error}` as const
    const isPin = error === 'pinRefused'
    expect([at(), context().failure, context().serverMessage]).toEqual([
      isPin ? 'page.correcting' : 'error',
      row,
      message,
    ])
    expect([context().errors, context().values]).toEqual([isPin ? { pin: row } : {}, before])
    expect(of('attempt.failed')).toEqual([{ type: 'attempt.failed', row, failure }])
    expect([entered().at(-1), of('draft.cleared')]).toEqual([isPin ? 'page' : 'error', []])
    if (isPin) return
    send({ type: 'error.dismissed' })
    expect([at(), context().failure, context().values]).toEqual(['page.editing', null, before])
  })

  it('the browser’s Back closes the error, and the form can be sent again', async () => {
    const { at, createCampaign, created, send, submit } = await startSubmitting()
    await createCampaign.last().reject(new ApiFailure('server', { status: 503 }))
    send({ type: 'back.pressed' })
    submit()
    expect([at(), createCampaign.calls.length]).toEqual(['page.submitting.waiting', 2])
    expect(createCampaign.calls[1]?.input).toEqual(createCampaign.calls[0]?.input)
    await created()
    expect(at()).toBe('success')
  })

  it('in the pin area does not hold the form: it can be sent again, and another pin clears it', async () => {
    const { change, context, createCampaign, pinSelection, send, submit } = await startSubmitting()
    const refusal = new ApiFailure('refused', { status: 401, messageDetail: 'Ask the owner.' })
    await createCampaign.last().reject(refusal)
    change({ name: 'Summer' })
    expect([context().errors, context().serverMessage]).toEqual([
      { pin: 'quickPromote.pinRefused' },
      'Ask the owner.',
    ])
    submit()
    expect([createCampaign.calls.length, context().errors]).toEqual([2, {}])
    await createCampaign.last().reject(refusal)
    send({ type: 'pinChoice.opened' })
    await pinSelection.last().resolve({ outcome: 'chosen', pin: maps })
    expect([context().errors, context().serverMessage, context().failure]).toEqual([{}, null, null])
  })
})

it('D6 I5 stopping aborts the request, clears the timers and emits nothing', async () => {
  const { actor, clock, createCampaign, emitted, written } = await startSubmitting()
  const before = [...emitted]
  actor.stop()
  await createCampaign.last().resolve({ id: '99', status: null })
  clock.advance(60_000)
  expect([clock.pending, createCampaign.last().signal.aborted, emitted, written]).toEqual([
    0,
    true,
    before,
    [],
  ])
})

it('D6 closing while a pin is being chosen aborts the choice', async () => {
  const { actor, pinSelection, send } = await startFilledIn()
  send({ type: 'pinChoice.opened' })
  actor.stop()
  expect(pinSelection.last().signal.aborted).toBe(true)
})
