import { describe, expect, it } from 'vitest'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { ApiFailure } from '../../../src/api/failure.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { sectionFormMachine } from './sectionForm.machine.ts'
import { lighting, actingForOther, startSectionForm } from '../../../testing/machines/sectionForm.ts'

const start = (options?: Parameters<typeof startSectionForm>[1]) =>
  startSectionForm(createManualClock(), options)

it('takes a name, saves it, and ends with a section or without', () => {
  expect(leavesOf(sectionFormMachine).map(({ name }) => name)).toEqual([
    'sectionForm.editing.empty',
    'sectionForm.editing.filled',
    'sectionForm.editing.refused',
    'sectionForm.saving.waiting',
    'sectionForm.saving.slow',
    'sectionForm.created',
    'sectionForm.cancelled',
  ])
})

describe.each(['plain', 'strict'] as const)('§4 Section create (%s)', (mode) => {
  it('H13 sends the name trimmed, and never an empty or blank one', () => {
    const { at, createSection, submit, type } = start({ mode })
    for (const name of ['', '   ', '\u3000\n']) {
      type(name)
      submit(name)
      expect([at(), createSection.calls.length]).toEqual(['editing.empty', 0])
    }
    type('  x  ')
    expect(at()).toBe('editing.filled')
    submit('  x  ')
    expect(createSection.last().input).toEqual({
      boardId: '201',
      pinIds: ['101'],
      name: 'x',
      nameSource: 0,
      subjectId: null,
    })
  })

  it('D1 is sent once, however often it is submitted, and ends with the section', async () => {
    const { at, createSection, emitted, output, submit, type } = start({ mode })
    type('Lighting')
    for (let n = 0; n < 5; n += 1) submit()
    expect([at(), createSection.calls.length]).toEqual(['saving.waiting', 1])
    await createSection.last().resolve(lighting)
    expect([at(), output()]).toEqual(['created', { kind: 'created', section: lighting }])
    expect(emitted).toEqual([{ type: 'section.created', section: lighting }])
  })

  it('J14 a name that was filled in without an event is sent', () => {
    const { createSection, submit } = start({ mode })
    submit('Lighting')
    expect(createSection.last().input.name).toBe('Lighting')
  })

  it('H13 after an error, nothing is sent until the text is edited; editing clears the error', async () => {
    const { at, context, createSection, submit, type } = start({ mode })
    type('Lighting')
    submit()
    await createSection.last().reject(new ApiFailure('refused', { status: 400, serverMessage: 'Taken.' }))
    expect([at(), context().error, context().serverMessage, context().name]).toEqual([
      'editing.refused',
      'refused',
      'Taken.',
      'Lighting',
    ])
    submit()
    expect([at(), createSection.calls.length]).toEqual(['editing.refused', 1])
    type('Lightings')
    expect([at(), context().error, context().serverMessage]).toEqual(['editing.filled', null, null])
    submit('Lightings')
    expect(createSection.calls.map(({ input }) => input.name)).toEqual(['Lighting', 'Lightings'])
  })

  it('can be left at any time, which aborts the call', async () => {
    const { actor, createSection, emitted, output, send, submit } = start({ mode })
    submit()
    send({ type: 'form.cancelled' })
    expect([actor.getSnapshot().status, output(), createSection.last().signal.aborted]).toEqual([
      'done',
      { kind: 'cancelled' },
      true,
    ])
    await createSection.last().resolve(lighting)
    expect([output(), emitted]).toEqual([{ kind: 'cancelled' }, [{ type: 'form.cancelled' }]])
  })
})

describe('§3 what is sent', () => {
  it.each([
    [null, 'Lighting', 0],
    ['Lighting', 'Lighting', 1],
    ['Lighting', '  Lighting ', 1],
    ['Lighting', 'Lighting indoors', 2],
  ] as const)('name_source: suggested %j, sent %j: %d', (suggestedName, name, nameSource) => {
    const { createSection, submit } = start({ suggestedName })
    submit(name)
    expect(createSection.last().input.nameSource).toBe(nameSource)
  })

  it('a suggested name is in the form from the start', () => {
    expect(start({ suggestedName: 'Lighting' }).at()).toBe('editing.filled')
    expect(start({ suggestedName: ' ' }).at()).toBe('editing.empty')
  })

  it.each([
    ['oneself', wren, null],
    [
      'the own ad account',
      { ...wren, advertiser: { ...actingForOther.advertiser, ownerUserId: wren.userId } },
      null,
    ],
    ['another’s ad account', actingForOther, '901'],
  ])('§6 for %s', (_, session, subjectId) => {
    const { createSection, submit } = start({ session })
    submit()
    expect(createSection.last().input.subjectId).toBe(subjectId)
  })

  it('E9 a section may be called __proto__', () => {
    const { createSection, submit } = start()
    submit('__proto__')
    expect(createSection.last().input.name).toBe('__proto__')
  })
})
