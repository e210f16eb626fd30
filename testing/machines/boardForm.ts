import type { BoardCreatePayload } from '../../src/api/saving/saving.payloads.ts'
import type { Board } from '../../src/domain/saving/board.ts'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import type { Session } from '../../src/domain/auth/session.ts'
import { collaboratorsMachine } from '../../machines/saving/collaborators/collaborators.machine.ts'
import { deferred, run, type Mode, type TestClock } from './run.ts'
import { boardOf, saver } from './saving.ts'
import { boardFormMachine } from '../../machines/saving/boardForm/boardForm.machine.ts'

export { saver as wren }

export const actingForOther: Session = {
  ...saver,
  advertiser: { id: '901', ownerUserId: '4', ownerUsername: 'sage' },
}

export const invites = { userIds: ['4'], emails: ['a@b.example'] }

export const board = boardOf('9', 'Lakes', { coverUrl: null, pinCount: 0, coverImages: [] })

export function startBoardForm<C extends TestClock>(
  clock: C,
  mode: Mode = 'plain',
  { name = '', session = saver }: { name?: string; session?: Session } = {},
) {
  const createBoard = deferred<Board, BoardCreatePayload>()
  const machine = boardFormMachine.provide({
    actors: { createBoard: createBoard.logic, collaborators: collaboratorsMachine },
  })
  const running = run(machine, { clock, mode, input: { policy: defaultPolicy, session, name } })
  return {
    createBoard,
    ...running,
    type: (text: string) => running.send({ type: 'name.changed', name: text }),
    submit: (text: string) => running.send({ type: 'form.submitted', name: text, invites }),
    turn: (isSecret: boolean) => running.send({ type: 'secret.changed', isSecret }),
    sent: () => createBoard.calls.map(({ input }) => input),
  }
}
