import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../src/platform/memory.ts'
import { pottery, startBusinessInfo } from '../../../testing/machines/businessInfo.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { businessInfoMachine } from './businessInfo.machine.ts'

const start = (options?: Parameters<typeof startBusinessInfo>[1]) =>
  startBusinessInfo(createManualClock(), options)

it('is edited, submitted, and ends saved, back or closed', () => {
  expect(leavesOf(businessInfoMachine).map(({ name }) => name)).toEqual(
    ['editing', 'submitting.waiting', 'submitting.slow', 'saved', 'back', 'closed'].map(
      (state) => `businessInfo.${state}`,
    ),
  )
})

describe.each(['plain', 'strict'] as const)('§2 the business form (%s)', (mode) => {
  it('D1 five submits are one call, and everything typed is returned', async () => {
    const { actor, at, clock, emitted, saveBusinessInfo, submit } = start({ mode })
    for (let n = 0; n < 5; n += 1) submit()
    expect([at(), saveBusinessInfo.calls.map(({ input }) => input)]).toEqual([
      'submitting.waiting',
      [pottery],
    ])
    await saveBusinessInfo.last().resolve()
    expect([actor.getSnapshot().output, emitted, clock.pending]).toEqual([
      { outcome: 'saved', info: pottery },
      [],
      0,
    ])
  })

  it('sends what is tidy, and keeps what was typed', () => {
    const { context, saveBusinessInfo, submit } = start({ mode })
    submit({ name: ' Wren Pottery ', country: 'de', postalCode: ' 10115 ' })
    expect(saveBusinessInfo.last().input).toEqual({
      ...pottery,
      country: 'DE',
      postalCode: '10115',
      region: '',
    })
    expect(context().info).toMatchObject({ name: ' Wren Pottery ', country: 'DE', region: 'Illinois' })
  })

  it('J14 counts the submitted values, which autofill may have changed without an event', () => {
    const { saveBusinessInfo, submit } = start({ mode, info: { ...pottery, name: '', city: '' } })
    submit({ name: 'Wren Pottery', city: 'Springfield' })
    expect(saveBusinessInfo.last().input).toEqual(pottery)
  })

  it('says everything that is wrong, sends nothing, and says no more of a field that is edited', () => {
    const { at, change, context, emitted, saveBusinessInfo, submit } = start({ mode })
    submit({ name: ' ', city: '', postalCode: '1' })
    expect([at(), saveBusinessInfo.calls, emitted, context().errors]).toEqual([
      'editing',
      [],
      [],
      {
        name: 'businessInfo.nameRequired',
        city: 'businessInfo.cityRequired',
        postalCode: 'businessInfo.postalCodeInvalid',
      },
    ])
    change('city', 'S')
    expect(Object.keys(context().errors)).toEqual(['name', 'postalCode'])
    submit({ name: 'Wren', city: 'Springfield', postalCode: '62701' })
    expect([at(), context().errors]).toEqual(['submitting.waiting', {}])
  })

  it.each([
    ['back.requested', 'back'],
    ['page.dismissed', 'closed'],
  ] as const)('D13 %s is possible at any time, aborts the call, and keeps everything', (type, outcome) => {
    const editing = start({ mode })
    editing.change('city', 'Oslo')
    editing.send({ type })
    const submitting = start({ mode })
    submitting.submit({ city: 'Oslo' })
    submitting.change('taxId', '12')
    submitting.send({ type })
    expect([
      editing.actor.getSnapshot().output,
      submitting.actor.getSnapshot().output,
      submitting.saveBusinessInfo.last().signal.aborted,
      submitting.clock.pending,
    ]).toEqual([
      { outcome, info: { ...pottery, city: 'Oslo' } },
      { outcome, info: { ...pottery, city: 'Oslo', taxId: '12' } },
      true,
      0,
    ])
  })
})

describe('M8 the country', () => {
  it.each([
    ['', 'US'],
    [' se ', 'SE'],
    ['xx', 'XX'],
  ])('given as %j is %s', (given, country) => {
    expect(start({ info: { ...pottery, country: given } }).context().info.country).toBe(country)
  })

  it('keeps what was typed when it changes, even where there is no region', () => {
    const { change, context } = start()
    change('country', 'de')
    expect(context().info).toEqual({ ...pottery, country: 'DE' })
    change('country', 'US')
    expect(context().info).toEqual(pottery)
  })

  it('leaves the errors that its own rules find, and brings no new ones', () => {
    const { change, context, submit } = start()
    submit({ name: '', region: '', postalCode: '111 22' })
    expect(Object.keys(context().errors)).toEqual(['name', 'region', 'postalCode'])
    change('country', 'SE')
    expect(context().errors).toEqual({ name: 'businessInfo.nameRequired' })
    change('country', 'DE')
    expect(context().errors).toEqual({ name: 'businessInfo.nameRequired' })
  })
})
