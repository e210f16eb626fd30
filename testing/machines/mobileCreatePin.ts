import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import type { Board } from '../../src/domain/saving/board.ts'
import type { PinDraft } from '../../machines/createPin/createPin/createPin.types.ts'
import { mobileCreatePinMachine } from '../../machines/createPin/mobileCreatePin/mobileCreatePin.machine.ts'
import type { MobileCreatePinInput } from '../../machines/createPin/mobileCreatePin/mobileCreatePin.types.ts'
import { lighting, memory, plain, sectioned } from './saveToBoard.ts'
import { saver } from './saving.ts'
import { run, type TestClock, type Options, withFakes } from './run.ts'

/** A page with a picture. */
export const draft: PinDraft = {
  pinId: null,
  url: 'https://wren.example/lakes',
  media: 'https://wren.example/photos/lake.jpg',
  description: 'Lake at dawn',
  guid: 'g1',
  color: '#4f7f8c',
}

export type MobileOptions = Options<MobileCreatePinInput>

/** Creating a pin on a phone, on a clock, with a fake for every actor. */
export function startMobileOn<C extends TestClock>(clock: C, { mode, ...input }: MobileOptions = {}) {
  const { fakes, machine } = withFakes(
    mobileCreatePinMachine,
    'findImages',
    'boardPicker',
    'sectionPicker',
    'savePin',
  )
  const running = run(machine, {
    clock,
    mode,
    input: { policy: defaultPolicy, session: saver, draft, redirectTo: null, ...input },
  })
  const steps = {
    back: () => running.send({ type: 'step.cancelled' }),
    leave: () => running.send({ type: 'page.dismissed' }),
    resume: () => running.send({ type: 'choice.resumed' }),
    changeBoards: () => running.send({ type: 'boards.changed' }),
    /** Picks a board in the list. */
    pick: (board: Board = plain) => fakes.boardPicker.last().resolve({ kind: 'board', board, memory }),
    /** Picks a board and one of its sections. */
    async pickSection() {
      await steps.pick(sectioned)
      await fakes.sectionPicker.last().resolve({ kind: 'section', section: lighting })
    },
    saved: () => fakes.savePin.last().resolve({ pinId: '77' }),
  }
  return {
    ...fakes,
    ...steps,
    ...running,
    types: () => running.emitted.map(({ type }) => type),
  }
}
