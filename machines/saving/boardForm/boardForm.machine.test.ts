import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../src/platform/memory.ts'
import type { Mode } from '../../../testing/machines/run.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { boardFormMachine } from './boardForm.machine.ts'
import { wren, actingForOther, invites, board, startBoardForm } from '../../../testing/machines/boardForm.ts'

const start = (mode?: Mode, own?: Parameters<typeof startBoardForm>[2]) =>
  startBoardForm(createManualClock(), mode, own)

it('is edited, submitted, and ends or fails', () => {
  expect(leavesOf(boardFormMachine).map(({ name }) => name)).toEqual(
    ['editing.incomplete', 'editing.complete', 'submitting', 'failed', 'created', 'cancelled'].map(
      (state) => `boardForm.${state}`,
    ),
  )
})

describe.each(['plain', 'strict'] as const)('§4 Board create form (%s)', (mode) => {
  it('starts empty without an error, or with the suggested name', () => {
    const empty = start(mode)
    expect([empty.at(), empty.context().nameErrors, empty.childAt('collaborators')]).toEqual([
      'editing.incomplete',
      [],
      'idle',
    ])
    expect(start(mode, { name: 'Lakes' }).at()).toBe('editing.complete')
    const long = start(mode, { name: 'x'.repeat(51) })
    expect([long.at(), long.context().nameErrors]).toEqual(['editing.incomplete', ['nameTooLong']])
  })

  it('§5 is validated on every change, and shows everything that is wrong', () => {
    const { at, context, type } = start(mode)
    type('L')
    expect([at(), context().nameErrors]).toEqual(['editing.complete', []])
    type(' ')
    expect([at(), context().nameErrors]).toEqual(['editing.incomplete', ['nameRequired']])
    type(' '.repeat(51))
    expect(context().nameErrors).toEqual(['nameRequired', 'nameTooLong'])
  })

  it('D1 five submits are one call, with the field’s trimmed name', async () => {
    const { createBoard, emitted, output, sent, submit } = start(mode)
    for (let n = 0; n < 5; n += 1) submit('  Lakes ')
    expect(sent()).toEqual([{ name: 'Lakes', privacy: 'PUBLIC', aux_data: { source: 'board_picker' } }])
    await createBoard.last().resolve(board)
    expect([output(), emitted]).toEqual([
      { kind: 'created', board, invites },
      [{ type: 'boardForm.created', board, invites }],
    ])
  })

  it('an invalid name is reported and not sent', () => {
    const { at, context, sent, submit } = start(mode, { name: 'Lakes' })
    submit('')
    expect([at(), context().nameErrors, sent()]).toEqual(['editing.incomplete', ['nameRequired'], []])
  })

  it.each(['__proto__', 'constructor'])('E9 sends %s as it is', (name) => {
    const { sent, submit } = start(mode)
    submit(name)
    expect(sent()[0]?.name).toBe(name)
  })
})

describe('§4, §6 privacy', () => {
  it('J9 the switch toggles between secret and public', () => {
    const { sent, submit, turn } = start()
    turn(true)
    turn(false)
    turn(true)
    submit('Lakes')
    expect(sent()[0]).toEqual({ name: 'Lakes', privacy: 'SECRET', aux_data: { source: 'board_picker' } })
  })

  it("acting for another's ad account: protected, under its id, with no switch and no invites", async () => {
    const { actor, createBoard, context, output, sent, submit, turn } = start('plain', {
      session: actingForOther,
    })
    turn(true)
    expect([context().isSecret, actor.getSnapshot().can({ type: 'secret.changed', isSecret: true })]).toEqual(
      [false, false],
    )
    submit('Lakes')
    expect(sent()[0]).toEqual({
      name: 'Lakes',
      privacy: 'PROTECTED',
      advertiser_id: '901',
      aux_data: { source: 'board_picker' },
    })
    await createBoard.last().resolve(board)
    expect(output()).toEqual({ kind: 'created', board, invites: { userIds: [], emails: [] } })
  })

  it('the owner of the ad account creates public boards, without naming an account', () => {
    const { sent, submit } = start('plain', {
      session: { ...wren, advertiser: { id: '900', ownerUserId: '1', ownerUsername: 'wren' } },
    })
    submit('Lakes')
    expect(sent()[0]).toEqual({ name: 'Lakes', privacy: 'PUBLIC', aux_data: { source: 'board_picker' } })
  })
})

describe('Cancel', () => {
  it('D6 I5 ends it, aborts the call and leaves no timer', () => {
    const { clock, createBoard, emitted, output, send, submit } = start()
    submit('Lakes')
    send({ type: 'form.cancelled' })
    expect([output(), createBoard.last().signal.aborted, clock.pending, emitted]).toEqual([
      { kind: 'cancelled' },
      true,
      0,
      [{ type: 'boardForm.cancelled' }],
    ])
  })
})
