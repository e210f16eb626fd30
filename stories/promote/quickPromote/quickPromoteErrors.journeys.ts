import type { EveryRowId } from '../../../src/errors/index.ts'
import { press, see, type, until, wait, type Step, timesOut } from '../../../testing/steps/steps.ts'
import { from, type ErrorJourneys, type Journey } from '../../../testing/journeys/journey.ts'
import { focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import {
  clear,
  continuing,
  enterDate,
  forConversions,
  opened,
  promote,
  promoted,
  withPin,
  withPinOf,
} from './promote.steps.ts'

const submitted = (row: EveryRowId, ...edits: readonly Step[]): Journey => ({
  ...withPin,
  steps: [...opened, ...edits, promote, showsRow(row)],
})
const refused = (row: EveryRowId): Journey => submitted(row)
const byInput =
  (...edits: readonly Step[]) =>
  (row: EveryRowId): Journey =>
    submitted(row, ...edits)

const onPin = from(withPin)

const checked = (row: EveryRowId) =>
  onPin(...promoted, focusOnTitle('We don’t know yet'), press('Check now'), showsRow(row))
const added = (row: EveryRowId) =>
  from(continuing('billingForm'))(focusOnTitle('Add a way to pay'), press('I’ve added it'), showsRow(row))

/** Every row in the page's table. saving.txt §5, §8 "Quick-promote failure". */
export const quickPromoteErrorJourneys: ErrorJourneys = {
  'quickPromote.nameRequired': byInput(clear('Ad name')),
  'quickPromote.destinationRequired': byInput(clear('Destination')),
  'quickPromote.destinationInvalid': byInput(type('Destination', 'javascript:alert(1)')),
  'quickPromote.durationInvalid': byInput(clear('Number of days')),
  'quickPromote.endDatePast': byInput(enterDate('End date', '2026-01-14')),
  'quickPromote.endDateBeforeStart': byInput(
    enterDate('Start date', '2026-01-20'),
    enterDate('End date', '2026-01-19'),
  ),
  'quickPromote.startDatePast': byInput(enterDate('Start date', '2026-01-14')),
  'quickPromote.placesRequired': byInput(),
  'quickPromote.tagRequired': byInput(forConversions),
  'quickPromote.pinForeign': (row) => ({
    ...withPinOf('26'),
    steps: [until('quickPromote.steps.page.editing'), promote, showsRow(row)],
  }),
  'quickPromote.pinRefused': refused,
  'quickPromote.refused': refused,
  'quickPromote.failed': refused,
  'quickPromote.offline': refused,
  'quickPromote.malformed': refused,
  'quickPromote.timedOut': (row) =>
    onPin.given(
      'quickPromote.neverAnswers',
      ...promoted,
      ...timesOut('quickPromote.steps.page.submitting.waiting'),
      showsRow(row),
    ),
  'quickPromote.uncheckable': checked,
  'quickPromote.notCreated': checked,
  'quickPromote.accountUnread': (row) => onPin(showsRow(row)),
  'quickPromote.accountUnchecked': added,
  'quickPromote.billingMissing': added,
  'quickPromote.consentUnrecorded': (row) => ({
    ...withPin,
    country: 'DE',
    steps: [focusOnTitle('Before you promote'), press('Agree and continue'), showsRow(row)],
  }),
  'quickPromote.draftUnsaved': (row) =>
    onPin(
      ...opened,
      type('Ad name', 'Spring walks'),
      until('quickPromote.draft.waiting'),
      wait(300),
      showsRow(row),
      see('Not saved'),
    ),
}
