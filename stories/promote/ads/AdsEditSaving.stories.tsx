import preview from '../../../.storybook/preview.tsx'
import { placeMessages } from '../../../mocks/fixtures/messages.ts'
import { createMemoryPromoteServices } from '../../../mocks/index.ts'
// Loaded up front, so that no story waits for the development server.
import '../../../src/flows/auth/session/LogInAgain.tsx'
import '../../../src/flows/promote/adList/editBundle.ts'
import { AdsPage } from '../../../src/flows/promote/adList/AdsPage.tsx'
import { focusIsOn } from '../../../testing/journeys/checks.steps.ts'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'
import { announces, focusInField, reads } from '../../../testing/journeys/page.steps.ts'
import { stageOf } from '../../../testing/stage/stage.ts'
import { press, see, until, type Step } from '../../../testing/steps/steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { onStage } from '../../primitives/stage.tsx'
import { enterDate } from '../quickPromote/promote.steps.ts'
import { BUDGET, holds, inForm, isEditing, save, typed } from './adEdit.journeys.ts'
import { check, inList, isFirst, isListed, NAME, sent } from './adList.journeys.ts'

const meta = preview.meta({
  title: 'Quick promote/Your ads',
  id: 'quick-promote-your-ads-edit-saving',
  component: AdsPage,
  args: { services: createMemoryPromoteServices() },
  render: (args, { id }) => <AdsPage {...args} services={stageOf(id).promote} />,
  decorators: [onStage],
})

const listed = { state: 'adList.listed' } as const
const editing = { state: 'adList.editing' } as const
const unknown: readonly Step[] = [typed, save, until('adList.unknown'), see('We don’t know yet')]

export const Saved = meta.story({
  name: 'Edited: announced, and “Edit” has the focus',
  ...driven(
    inForm(
      'adList.several',
      typed,
      enterDate('End date', '2026-03-04'),
      save,
      isListed,
      see('$8.00 a day'),
      see('Ends Mar 4, 2026'),
      announces(`“${NAME}” was changed.`),
      focusIsOn(`Edit ${NAME}`),
      sent('updateAd', 1),
    ),
    listed,
  ),
})
export const Reviewed = meta.story({
  name: 'Edited: the ad is reviewed for it, which is announced',
  ...driven(
    inForm(
      'adEdit.reviewed',
      typed,
      save,
      isListed,
      isFirst('In review'),
      see('$8.00 a day'),
      announces(`“${NAME}” is being reviewed.`),
      focusIsOn(`Edit ${NAME}`),
    ),
    listed,
  ),
})
export const Saving = meta.story({
  name: 'Saving: nothing can be changed',
  ...driven(inForm('adChange.neverAnswers', typed, save, until('adList.acting'), sent('updateAd', 1)), {
    state: 'adList.acting',
  }),
})
export const TwoPresses = meta.story({
  name: '“Save” pressed twice: sent once',
  ...driven(
    inForm(
      'adChange.neverAnswers',
      typed,
      ['Press "Save" twice', ({ page, user }) => user.dblClick(page.getByRole('button', { name: 'Save' }))],
      until('adList.acting'),
      sent('updateAd', 1),
    ),
    { state: 'adList.acting' },
  ),
})
export const Failed = meta.story({
  name: 'Refused: what was typed is kept, in the server’s own words',
  ...driven(
    inForm(
      'adEdit.refusedOnce',
      typed,
      save,
      isEditing,
      reads(placeMessages.adChange),
      holds(BUDGET, '8.00'),
    ),
    editing,
  ),
})
export const SavedAgain = meta.story({
  name: 'Refused, and saved again',
  ...driven(
    inForm(
      'adEdit.refusedOnce',
      typed,
      save,
      isEditing,
      reads(placeMessages.adChange),
      save,
      isListed,
      see('$8.00 a day'),
    ),
    listed,
  ),
})
export const Unknown = meta.story({
  name: 'We don’t know yet whether it was saved: nothing is sent again',
  ...driven(inForm('adChange.offline', ...unknown, sent('updateAd', 1), focusIsOn('Check now')), {
    state: 'adList.unknown',
  }),
})
export const FoundUndone = meta.story({
  name: 'Checked: not saved, and what was typed is there',
  ...driven(
    inForm(
      'adChange.offline',
      ...unknown,
      check,
      isEditing,
      reads('Your ad was not changed. You can try again.'),
      holds(BUDGET, '8.00'),
    ),
    editing,
  ),
})
export const FoundDone = meta.story({
  name: 'Checked: it was saved after all',
  ...driven(inForm('adChange.doneUnheard', ...unknown, check, isListed, see('$8.00 a day')), listed),
})
export const SessionEnded = meta.story({
  name: 'The session has ended while saving: what was typed is sent once more after the log-in',
  ...driven(
    inForm(
      'adEdit.signedOut',
      typed,
      save,
      focusInField('Email'),
      ...logIn(),
      isListed,
      see('$8.00 a day'),
      sent('updateAd', 2),
    ),
    listed,
  ),
})
export const SessionEndedOpening = meta.story({
  name: 'The session has ended: the form opens after the log-in',
  ...driven(
    inList(
      'adEdit.signedOutOpening',
      press(`Edit ${NAME}`),
      focusInField('Email'),
      ...logIn(),
      isEditing,
      holds(BUDGET, '5.00'),
    ),
    editing,
  ),
})
