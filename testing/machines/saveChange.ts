import { saveChangeMachine } from '../../machines/saving/saveChange/saveChange.machine.ts'
import type { SaveChangeEmitted, SaveChangeInput } from '../../machines/saving/saveChange/saveChange.types.ts'
import { createManualClock } from '../../src/platform/memory.ts'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import { run, withFakes } from './run.ts'
import { plain } from './saveToBoard.ts'
import { saver } from './saving.ts'

/** A save that is undone or moved, with a fake for every actor and step. */
export function startSaveChange(own: Partial<SaveChangeInput> = {}) {
  const { fakes, machine } = withFakes(
    saveChangeMachine,
    'boardPicker',
    'boardForm',
    'sectionPicker',
    'sectionForm',
    'changeSave',
    'inviteCollaborators',
  )
  const clock = createManualClock()
  const input: SaveChangeInput = {
    policy: defaultPolicy,
    session: saver,
    saved: { pin: { id: '9000' }, board: plain, section: null, viewerPinCountDelta: 1 },
    isDesktop: true,
    wish: 'choose',
    ...own,
  }
  const running = run(machine, { clock, input })
  // SAFETY: these are the events of this machine; its steps are fakes.
  return { ...fakes, ...running, emitted: running.emitted as readonly SaveChangeEmitted[] }
}
