import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { db } from '../../../mocks/index.ts'
// The flow loads it lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/flows/saving/duplicates/Duplicates.tsx'
import { SaveToBoardModal } from '../../../src/flows/saving/saveToBoard/SaveToBoardModal.tsx'
import { see, until } from '../../../testing/steps/steps.ts'
import { failing } from '../../journeys/failing.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { picturesSettled } from '../boardPicker/boardPicker.journeys.ts'
import { lakeStage } from '../saveToBoard/lakeStage.tsx'
import { choose, openSave, toast } from '../saveToBoard/saveToBoard.journeys.ts'
import { noticeSays, opensAndAsks, rowSays } from './duplicates.journeys.ts'

const meta = preview.meta({
  title: 'Saving/On boards already',
  component: SaveToBoardModal,
  ...lakeStage,
})

const found = { state: 'duplicates.found', calls: ['findDuplicates.ok'] } as const
export const None = meta.story({
  name: 'On no board',
  ...reaches('duplicates.none', { calls: ['findDuplicates.ok'] }),
})
export const Pausing = meta.story({ name: 'Not asked for yet', ...reaches('duplicates.looking.pausing') })
export const Asking = meta.story({ name: 'No answer yet', ...reaches('duplicates.looking.asking') })
export const Found = meta.story({
  name: 'On two boards',
  ...reaches('duplicates.found', { calls: ['findDuplicates.ok'] }),
})
export const Unknown = meta.story({ name: 'Not known', ...reaches('duplicates.unknown') })
export const Failed = meta.story({
  name: 'A failure is logged, and nothing is said (D8)',
  ...failing('duplicates.failed', { calls: ['findDuplicates.failed'] }),
})

export const OnOne = meta.story({
  name: 'On one board',
  ...driven(
    {
      session: wren,
      given: 'duplicates.onOne',
      steps: [
        ...opensAndAsks,
        noticeSays('You have this picture on 1 board', 'Garden rooms'),
        picturesSettled,
      ],
    },
    found,
  ),
})

export const OnMany = meta.story({
  name: 'On five boards: two are named',
  ...driven(
    {
      session: wren,
      given: 'duplicates.onMany',
      steps: [
        ...opensAndAsks,
        noticeSays('You have this picture on 5 boards', 'Garden rooms, Blue sofa, and 3 more'),
        picturesSettled,
      ],
    },
    found,
  ),
})

export const SavedAgain = meta.story({
  name: 'Saved again: found on the board that it was saved to',
  ...driven(
    {
      session: wren,
      given: 'duplicates.none',
      steps: [
        openSave,
        choose('Blue sofa'),
        toast('Saved to Blue sofa'),
        ...opensAndAsks,
        until('duplicates.found'),
        see(/Psst! You already saved this Pin to/),
        noticeSays(),
        rowSays('Blue sofa'),
        choose('10 minute sketches'),
        [
          'The server has the Pin on both boards',
          () => waitFor(() => expect(db.saves.map(({ boardId }) => boardId)).toEqual(['202', '205'])),
        ],
      ],
    },
    { state: 'saveToBoard.saved', calls: ['findDuplicates.ok', 'repin.ok'] },
  ),
})

export const SavedMeanwhile = meta.story({
  name: 'The save does not wait for the answer',
  ...driven(
    {
      session: wren,
      given: 'duplicates.neverAnswers',
      steps: [
        ...opensAndAsks,
        until('duplicates.looking.asking'),
        choose('Blue sofa'),
        toast('Saved to Blue sofa'),
      ],
    },
    { state: 'saveToBoard.saved', calls: ['repin.ok'] },
  ),
})

export const SignedOut = meta.story({
  name: 'The session has ended: no log-in opens for it',
  ...driven(
    {
      session: wren,
      given: 'duplicates.signedOut',
      steps: [
        ...opensAndAsks,
        until('duplicates.unknown'),
        noticeSays(),
        [
          'The modal is the only dialog',
          async ({ page }) => expect(page.getAllByRole('dialog')).toHaveLength(1),
        ],
        picturesSettled,
      ],
    },
    { state: 'duplicates.unknown', calls: ['findDuplicates.failed'] },
  ),
})

export const Lies = meta.story({
  name: 'Malformed entries, another picture, and a board twice: one board is left',
  ...driven(
    {
      session: wren,
      given: 'duplicates.entriesMalformed',
      steps: [
        ...opensAndAsks,
        noticeSays('You have this picture on 1 board', 'Garden rooms'),
        picturesSettled,
      ],
    },
    found,
  ),
})

export const Hostile = meta.story({
  name: 'Names that are markup, turn around or never end (K1)',
  ...driven(
    {
      session: wren,
      given: 'duplicates.hostile',
      steps: [
        ...opensAndAsks,
        see('You have this picture on 3 boards'),
        ['Nothing of it runs', () => expect(globalThis).not.toHaveProperty('wasRun')],
        picturesSettled,
      ],
    },
    found,
  ),
})
