import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { wren as session } from '../../mocks/fixtures/sessions.ts'
import { BoardForm } from '../../src/flows/saving/boardForm/BoardForm.tsx'
import { BoardPicker } from '../../src/flows/saving/boardPicker/BoardPicker.tsx'
import { PinDescription } from '../../src/flows/saving/hashtagSuggestions/PinDescription.tsx'
import { PinSavedStage } from './pinSaved/PinSavedStage.tsx'
import { keepsName, lookForPeople, NAME, offers as offersPeople } from './boardForm/boardForm.journeys.ts'
import { choose, keys } from './boardPicker/boardPicker.journeys.ts'
import { isSortedBy, sortsBy } from './boardSort/boardSort.journeys.ts'
import { gardens, suggests, write } from './hashtagSuggestions/hashtagSuggestions.journeys.ts'
import { followCard, openSaved } from './pinSaved/pinSaved.journeys.ts'
import { focusOnTitle } from '../../testing/journeys/page.steps.ts'
import { press, see, type, until, wait, type Step } from '../../testing/steps/steps.ts'
import type { FaultRow, FaultRows } from '../../testing/faults/faultRow.ts'

const acting = { session, actingFor: '701' } as const
const ignore = () => undefined
const boardForm = () => <BoardForm onCreated={ignore} onCancel={ignore} />
const picker = () => (
  <BoardPicker pin={{ id: '1', imageUrl: '/pins/lake.svg' }} onChoose={ignore} onCreate={ignore} />
)
const inList = until('boardPicker.choosing.resting')

function Description() {
  const [text, setText] = useState('')
  return <PinDescription label="Description" value={text} onValue={setText} />
}
const keepsText = (text: string): Step => [
  `"${text}" is still there`,
  ({ page }) => waitFor(() => expect(page.getByLabelText('Description')).toHaveValue(text)),
]

const retry = () => screen.queryByRole('button', { name: 'Try again' })

/** Without a network, the boards may be missing as well. */
const listOrRetry: Step = [
  'The boards are there, or can be read again',
  () => waitFor(() => expect(retry() ?? screen.queryAllByRole('option')[0]).toBeVisible()),
]
const readAgain: Step = [
  'Read the boards again, if they are missing',
  async ({ user }) => {
    const button = retry()
    if (button) await user.click(button)
  },
]

/** What the picker shows besides the boards. It works without this, and shows no message. */
const detail: FaultRow = {
  session,
  page: picker,
  keeps: [listOrRetry],
  again: null,
  isAwaited: false,
  done: [inList],
  without: [readAgain, inList, choose('Blue sofa'), inList],
}

/** The dialog after a save also works without the pin. */
const saved: FaultRow = {
  session,
  page: () => <PinSavedStage pinId="1" board={{ name: 'Garden rooms', url: '/wren/garden-rooms/' }} />,
  sends: [openSaved],
  keeps: [see('Send')],
  again: null,
  done: [followCard],
  without: [press('Close')],
}

/** Everything that saving reads before the user chooses, or while they type. */
export const readFaults = {
  readBoards: {
    session,
    page: picker,
    says: [see('Your boards could not be loaded.')],
    keeps: [until('boardPicker.failed')],
    again: [press('Try again')],
    done: [inList],
  },
  'readBoards, the next page': {
    session,
    given: 'boards.inPages',
    page: picker,
    before: [inList],
    sends: [keys('{End}')],
    says: [see('More boards could not be loaded.')],
    keeps: [until('boardPicker.choosing.moreFailed')],
    again: [press('Try again')],
    done: [until('boardPicker.choosing.pausing')],
  },
  'readBoards, in another order': {
    session,
    given: 'boards.sorted',
    page: picker,
    before: [inList],
    sends: [sortsBy('Last saved')],
    says: [see('Your boards could not be loaded.')],
    keeps: [isSortedBy('Last saved')],
    again: [press('Try again')],
    done: [inList, isSortedBy('Last saved')],
  },
  readTitleSuggestions: { ...detail, done: [inList, see('Lakes at dawn')] },
  querySavedPin: { ...detail, given: 'boards.byQuery' },
  readSaveBehavior: {
    session,
    page: boardForm,
    before: [type('Name', NAME)],
    sends: [press('Create')],
    keeps: [focusOnTitle('Board created')],
    again: null,
    isAwaited: false,
    done: [focusOnTitle('Board created')],
  },
  readPinnedTo: detail,
  'readPinnedTo, for another profile': {
    ...detail,
    ...acting,
    without: [readAgain, inList, choose('Rye and oats'), inList],
  },
  readSavedPin: saved,
  'readSavedPin, for another profile': { ...saved, ...acting },
  suggestCollaborators: {
    session,
    page: boardForm,
    before: [type('Name', NAME)],
    sends: [lookForPeople],
    keeps: [until('collaborators.suggested'), keepsName],
    again: [type('Collaborators', 'x'), type('Collaborators', '')],
    done: [offersPeople('Sage Dogwoodsagedogwood', 'Finch Elmfinchandelm', 'Lark Firlarkceramics')],
  },
  searchCollaborators: {
    session,
    page: boardForm,
    before: [type('Name', NAME), type('Collaborators', 'sage'), until('collaborators.typing')],
    sends: [wait(200)],
    keeps: [until('collaborators.found'), keepsName],
    again: [type('Collaborators', 'x'), type('Collaborators', 'sage'), wait(200)],
    done: [offersPeople('Sage Dogwoodsagedogwood', 'sageKeep typing!')],
  },
  autocomplete: {
    page: () => <Description />,
    before: [write('Two lanterns #gar')],
    sends: [wait(200)],
    keeps: [until('hashtagSuggestions.idle'), keepsText('Two lanterns #gar')],
    // Each letter starts another attempt, and only the next letter still finds something.
    again: [write('d'), wait(200)],
    canRetryOffline: false,
    done: [suggests(gardens)],
  },
} satisfies FaultRows
