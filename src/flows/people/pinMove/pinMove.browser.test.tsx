import { describe, expect, it, vi } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import type { ScenarioName } from '../../../../mocks/index.ts'
import type { MoveRejection, PinMove, PinPlace } from '../../../domain/people/pinMove.ts'
import { given, modes, type Mounted } from '../../../../testing/stage/mountFlow.tsx'
import { see, soon } from '../../../../testing/stage/person.ts'
import { MovePins, type PinMover } from './MovePins.tsx'

const at = (boardId: string, sectionId: string | null = null): PinPlace => ({ boardId, sectionId })
const [a, b, section] = [at('a'), at('b'), at('a', 's')]
const sent = ({ calls }: Mounted) => calls.map(({ name, payload }) => [name, payload])
const isIn = (mounted: Mounted, state: string) =>
  soon(() => expect([...mounted.recorder.now()]).toContain(state))

const said = (text: string) =>
  soon(() => expect(document.querySelector('[role="status"]')).toHaveTextContent(text))

describe.each(modes)('moving pins, %s', (_, mount) => {
  const onMoved = vi.fn<(move: PinMove) => void>()
  const onRejected = vi.fn<(move: PinMove, reason: MoveRejection) => void>()
  const open = (scenario?: ScenarioName) => {
    onMoved.mockClear()
    onRejected.mockClear()
    let mover: PinMover | undefined
    const boards: string[] = []
    const draw = (now: PinMover) => {
      mover = now
      const { boardId } = now.placeOf('1', a)
      if (boardId !== boards.at(-1)) boards.push(boardId)
      return null
    }
    const mounted = mount(<MovePins {...{ onMoved, onRejected }}>{draw}</MovePins>, {
      given: scenario,
      session: wren,
    })
    return {
      ...mounted,
      /** Each board at which pin 1 was shown, in their order: a quick answer leaves one too short to be looked at. */
      boards,
      mover: () => mover,
      move: (pinIds: readonly string[], from: PinPlace, to: PinPlace, own: Partial<PinMove> = {}) =>
        mover?.move({ pinIds, from, to, ...own }),
    }
  }

  it.each([
    ['movePins', { board_id: 'b', pin_ids: ['1'] }, a, b, {}],
    ['movePins', { board_id: 'b', section_id: 't', pin_ids: ['1'] }, section, at('b', 't'), {}],
    ['moveToSection', { section_id: 's', pins: ['1'] }, a, section, {}],
    ['removeFromSection', { section_id: 's', pins: ['1'] }, section, a, {}],
    [
      'moveAllPins',
      {
        board_id: 'a',
        new_board_id: 'b',
        old_section_id: 's',
        new_section_id: 't',
        pin_ids: ['1'],
        orbac_subject_id: '7',
      },
      section,
      at('b', 't'),
      { isEveryPin: true, subjectId: '7' },
    ],
    ['moveAllPins', { board_id: 'a', new_board_id: 'b', pin_ids: ['1'] }, a, b, { isEveryPin: true }],
  ] as const)('D1, D7, §7 %s %j', async (name, payload, from, to, own) => {
    const mounted = open()
    mounted.move(['1'], from, to, own)
    await soon(() => expect(onMoved).toHaveBeenCalledOnce())
    await said('Moved 1 Pin.')
    expect(sent(mounted)).toEqual([[name, payload]])
    expect(mounted.log.map(({ event, details }) => [event, details])).toEqual([
      ['pinMove.succeeded', { count: 1 }],
    ])
  })

  it('H4 to where they are, without a pin, or a product group alone: nothing is sent', async () => {
    const mounted = open()
    mounted.move(['1'], a, a)
    mounted.move(['1'], section, section)
    mounted.move([], a, b)
    const group = { pinIds: [], from: a, to: b, productGroupId: '5' }
    mounted.move(group.pinIds, a, b, { productGroupId: '5' })
    await isIn(mounted, 'pinMove.resting')
    expect([mounted.calls, mounted.log]).toEqual([[], []])
    expect(onRejected.mock.calls.map(([, reason]) => reason)).toEqual([
      'samePlace',
      'samePlace',
      'nothingToMove',
    ])
    expect(onMoved.mock.calls).toEqual([[group]])
  })

  it('D23 busy with another board action: reverted, with our own message', async () => {
    const mounted = open('pinMove.busy')
    mounted.move(['1'], a, b)
    await see('Please wait until the previous board action finishes.')
    expect([mounted.boards, mounted.log.map(({ details }) => [details['row'], details['code']])]).toEqual([
      ['a', 'b', 'a'],
      [['pinMove.busy', 2171]],
    ])
  })

  it('moves the last pins back, until others are moved', async () => {
    const mounted = open()
    mounted.move(['1'], section, b)
    expect(mounted.mover()?.moved).toBeNull()
    await soon(() => expect(mounted.mover()?.moved?.pinIds).toEqual(['1']))
    mounted.mover()?.undo()
    await soon(() => expect(onMoved).toHaveBeenCalledTimes(2))
    expect(sent(mounted).at(-1)).toEqual(['movePins', { board_id: 'a', section_id: 's', pin_ids: ['1'] }])
    given('pinMove.busy')
    mounted.move(['1'], section, b)
    await see('Please wait until the previous board action finishes.')
    expect(mounted.mover()?.moved).toBeNull()
  })

  it('D6, D13 says what is moving; taken off the page, it aborts its call', async () => {
    const mounted = open('pinMove.neverAnswers')
    mounted.move(['1', '2'], a, b)
    mounted.move(['2', '3'], a, section)
    await said('Moving 3 Pins…')
    await soon(() => expect(mounted.calls).toHaveLength(1))
    mounted.unmount()
    expect([mounted.calls[0]?.isAborted(), mounted.clock.pending, mounted.log]).toEqual([true, 0, []])
  })
})
