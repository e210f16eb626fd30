import { describe, expect, it } from 'vitest'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { ApiFailure } from '../../../src/api/failure.ts'
import type { BoardSection } from '../../../src/domain/saving/board.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../testing/leaves.ts'
import { deferred, run, type Mode } from '../../testing/testing.ts'
import { sectionFormMachine } from './sectionForm.machine.ts'
import type { SectionFormInput, SectionRequest } from './sectionForm.types.ts'

const board = { id: '201', name: 'Garden rooms' }
const lighting: BoardSection = {
  id: '2003',
  title: 'Lighting',
  slug: 'lighting',
  boardId: '201',
  pinCount: 0,
  previewUrls: [],
}
const actingForOther = { ...wren, advertiser: { id: '901', ownerUserId: '4', ownerUsername: 'teammember' } }

function start({ mode = 'plain', ...own }: Partial<SectionFormInput> & { readonly mode?: Mode } = {}) {
  const createSection = deferred<BoardSection, SectionRequest>()
  const machine = sectionFormMachine.provide({ actors: { createSection: createSection.logic } })
  const input = { policy: defaultPolicy, session: wren, board, pinIds: ['101'], suggestedName: null, ...own }
  const running = run(machine, { clock: createManualClock(), mode, input })
  return {
    createSection,
    ...running,
    context: () => running.actor.getSnapshot().context,
    output: () => running.actor.getSnapshot().output,
    type: (name: string) => running.send({ type: 'name.changed', name }),
    submit: (name = 'Lighting') => running.send({ type: 'form.submitted', name }),
  }
}

it('takes a name, saves it, and ends with a section or with none', () => {
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
  it('H13 the name is sent trimmed, and never when it is empty or white space', () => {
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

  it('D1 is sent once, however often it is asked, and ends with the section', async () => {
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

  it('H13 with an error nothing is sent until the text is edited; editing clears it', async () => {
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

describe('§8 Section creation failure', () => {
  it.each([
    [
      'message_detail before message',
      new ApiFailure('refused', { serverMessage: 'a', messageDetail: 'b' }),
      'refused',
      'b',
    ],
    ['message', new ApiFailure('refused', { serverMessage: '<b>a</b>' }), 'refused', '<b>a</b>'],
    [
      'nothing that is marked as hidden',
      new ApiFailure('refused', { serverMessage: 'HIDDEN_ON_SERVER_ERROR: shard 7' }),
      'refused',
      null,
    ],
    [
      'message where message_detail is hidden',
      new ApiFailure('refused', { serverMessage: 'a', messageDetail: 'HIDDEN_ON_SERVER_ERROR' }),
      'refused',
      'a',
    ],
    ['no words', new ApiFailure('refused'), 'refused', null],
    ['a 5xx without words', new ApiFailure('server', { status: 503 }), 'serverFailed', null],
    ['message of a 5xx', new ApiFailure('server', { status: 503, serverMessage: 'a' }), 'serverFailed', 'a'],
    [
      'message_detail of a 5xx',
      new ApiFailure('server', { status: 503, serverMessage: 'a', messageDetail: 'b' }),
      'serverFailed',
      'b',
    ],
    [
      'no hidden message of a 5xx',
      new ApiFailure('server', { status: 503, serverMessage: 'HIDDEN_ON_SERVER_ERROR' }),
      'serverFailed',
      null,
    ],
    ['D8 no connection', new ApiFailure('offline'), 'offline', null],
    ['D11 a wrong shape', new ApiFailure('malformed'), 'malformed', null],
    ['anything else that is thrown', new TypeError('x'), 'malformed', null],
  ])('E1 %s', async (_, error, row, words) => {
    const { at, clock, context, createSection, emitted, submit } = start()
    submit()
    await createSection.last().reject(error)
    expect([at(), context().error, context().serverMessage]).toEqual(['editing.refused', row, words])
    expect(emitted).toMatchObject([{ type: 'attempt.failed', row: `sectionForm.${row}` }])
    // D9 it is not sent again by itself.
    clock.advance(3_600_000)
    expect(createSection.calls).toHaveLength(1)
  })

  it('what is typed while it is sent stays', async () => {
    const { context, createSection, submit, type } = start()
    submit()
    type('Lighting, indoors')
    await createSection.last().reject(new ApiFailure('offline'))
    expect(context()).toMatchObject({ name: 'Lighting, indoors', error: 'offline' })
  })
})

describe('D13 a call that is never answered', () => {
  it('is slow after a while, can be given up, and is given up in the end', () => {
    const { at, clock, context, createSection, emitted, send, submit } = start()
    submit()
    clock.advance(defaultPolicy.timing.slowAnswer)
    expect(at()).toBe('saving.slow')
    send({ type: 'submit.cancelled' })
    expect([at(), createSection.last().signal.aborted]).toEqual(['editing.filled', true])
    submit()
    clock.advance(defaultPolicy.timing.requestTimeout)
    expect([at(), context().error, createSection.last().signal.aborted]).toEqual([
      'editing.refused',
      'timedOut',
      true,
    ])
    expect(emitted).toEqual([{ type: 'attempt.failed', row: 'sectionForm.timedOut', failure: null }])
  })

  it('D6 I5 stopping it aborts the call and leaves no timer', () => {
    const { actor, clock, createSection, submit } = start()
    submit()
    actor.stop()
    expect([createSection.last().signal.aborted, clock.pending]).toEqual([true, 0])
  })
})
