import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { BoardForm } from '../../../src/flows/saving/boardForm/BoardForm.tsx'
import { PinPage } from '../../../testing/stage/PinPage.tsx'
import { failing } from '../../journeys/failing.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { BoardStage } from './BoardStage.tsx'

const meta = preview.meta({
  title: 'Saving/Create board',
  tags: ['autodocs'],
  component: BoardForm,
  args: { onCreated: fn(), onCancel: fn() },
  render: (args) => (
    <BoardStage>
      <BoardForm {...args} />
    </BoardStage>
  ),
})

export const Playground = meta.story(driven({ isLive: true, session: wren }, {}))

export const Incomplete = meta.story({ name: 'Name missing', ...reaches('boardForm.editing.incomplete') })
export const Complete = meta.story({ name: 'Name filled in', ...reaches('boardForm.editing.complete') })
export const Submitting = meta.story({ name: 'Creating the board', ...reaches('boardForm.submitting') })
export const Failed = meta.story({
  name: 'Not created',
  ...reaches('boardForm.failed', { calls: ['createBoard.failed'] }),
})
export const Created = meta.story(reaches('boardForm.created', { calls: ['createBoard.ok'] }))
export const Cancelled = meta.story({
  ...reaches('boardForm.cancelled'),
  render: (args) => (
    <BoardStage page={<PinPage />}>
      <BoardForm {...args} />
    </BoardStage>
  ),
})

export const NobodyLookedFor = meta.story({
  name: 'No people looked for',
  ...reaches('collaborators.idle'),
})
export const Suggesting = meta.story({ name: 'Suggesting people', ...reaches('collaborators.suggesting') })
export const Suggested = meta.story({
  name: 'People suggested',
  ...reaches('collaborators.suggested', { calls: ['suggestCollaborators.ok'] }),
})
export const Typing = meta.story({ name: 'Typing the name of a person', ...reaches('collaborators.typing') })
export const Searching = meta.story({
  name: 'Searching people',
  ...reaches('collaborators.searching'),
})
export const Found = meta.story({
  name: 'People found',
  ...reaches('collaborators.found', { calls: ['searchCollaborators.ok'] }),
})
export const NameRequired = meta.story(failing('boardForm.nameRequired'))
export const NameTooLong = meta.story(failing('boardForm.nameTooLong'))
export const Refused = meta.story(failing('boardForm.refused'))
export const ServerFailed = meta.story(failing('boardForm.serverFailed'))
export const Offline = meta.story(failing('boardForm.offline'))
export const Malformed = meta.story(failing('boardForm.malformed'))
export const TimedOut = meta.story(failing('boardForm.timedOut'))
