import preview from '../../../.storybook/preview.tsx'
// The flow loads it lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/flows/saving/saveChange/SaveChanging.tsx'
import { SaveToBoardModal } from '../../../src/flows/saving/saveToBoard/SaveToBoardModal.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { failing } from '../../journeys/failing.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { lakeStage } from '../saveToBoard/lakeStage.tsx'
import { saves } from './saveChange.journeys.ts'

const meta = preview.meta({
  title: 'Saving/After a save',
  component: SaveToBoardModal,
  ...lakeStage,
})

export const Offered = meta.story({
  name: '“Undo” and “Change” beside “View”',
  ...driven({ session: wren, given: 'saveChange.offered', steps: saves }, { state: 'saveToBoard.saved' }),
})

export const ChoosingBoard = meta.story({
  name: 'Change: choosing another board',
  ...reaches('saveChange.choosingBoard'),
})
export const CreatingBoard = meta.story({
  name: 'Change: creating a board',
  ...reaches('saveChange.creatingBoard'),
})
export const ChoosingSection = meta.story({
  name: 'Change: choosing a section',
  ...reaches('saveChange.choosingSection'),
})
export const CreatingSection = meta.story({
  name: 'Change: creating a section',
  ...reaches('saveChange.creatingSection'),
})
export const Changing = meta.story({
  name: 'Undo shows at once, before the server has answered',
  ...reaches('saveChange.changing'),
})
export const Inviting = meta.story({
  name: 'Change: the new board’s people are invited',
  ...reaches('saveChange.settling.inviting', { calls: ['createBoard.ok', 'movePins.ok'] }),
})
export const InvitingAfterAFailure = meta.story(reaches('saveChange.failing.inviting'))
export const Moved = meta.story({
  name: 'Moved to a section',
  ...reaches('saveChange.changed', { calls: ['movePins.ok'] }),
})
export const Failed = meta.story({ name: 'Not undone', ...reaches('saveChange.failed') })
export const Kept = meta.story({ name: 'Change, and then closed', ...reaches('saveChange.kept') })

export const Refused = meta.story(failing('saveChange.refused', { calls: ['removePin.failed'] }))
export const ServerFailed = meta.story(failing('saveChange.serverFailed'))
export const Offline = meta.story(failing('saveChange.offline'))
export const Malformed = meta.story(failing('saveChange.malformed'))
export const TimedOut = meta.story(failing('saveChange.timedOut'))
