import type { EveryRowId } from '../../../src/errors/index.ts'
import { press, see, type, until, wait, type Step } from '../../../testing/steps/steps.ts'
import { from, type ErrorJourneys, type Journey, type Journeys } from '../../../testing/journeys/journey.ts'
import { focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import { promoted, withPin } from '../quickPromote/promote.steps.ts'

const shown: readonly Step[] = [...promoted, focusOnTitle('Tell us about your business')]
const filled: readonly Step[] = [
  ...shown,
  type('Business name', 'Wren Alder Walks'),
  type('Street address', '12 Quarry Lane'),
  type('City', 'Asheville'),
  type('State', 'North Carolina'),
  type('ZIP code', '28801'),
]
const submit = press('Continue')
const base = { ...withPin, given: 'quickPromote.withoutBusiness' } as const

const onPin = from(withPin)

/** Every leaf state of the business form. saving.txt §2 "business form". */
export const businessInfoJourneys = {
  'businessInfo.editing': { ...base, steps: [...filled] },
  'businessInfo.submitting.waiting': onPin.given(
    'businessInfo.neverAnswers',
    ...filled,
    submit,
    until('businessInfo.submitting.waiting'),
  ),
  'businessInfo.submitting.slow': onPin.given(
    'businessInfo.neverAnswers',
    ...filled,
    submit,
    until('businessInfo.submitting.waiting'),
    wait(5_000),
    until('businessInfo.submitting.slow'),
  ),
  'businessInfo.saved': {
    ...base,
    given: 'quickPromote.withoutBusinessAndBilling',
    steps: [...filled, submit, focusOnTitle('Add a way to pay')],
  },
  'businessInfo.back': {
    ...base,
    steps: [...filled, press('Back'), see(/^Your ad has already been created/)],
  },
  'businessInfo.closed': { ...base, steps: [...filled, press('Close'), see('You can close this page')] },
} as const satisfies Journeys

const without =
  (label: string) =>
  (row: EveryRowId): Journey => ({
    ...base,
    steps: [
      ...filled,
      [`Clear ${label}`, async ({ page, user }) => user.clear(page.getByLabelText(label))],
      submit,
      showsRow(row),
    ],
  })
const refused = (row: EveryRowId): Journey => onPin(...filled, submit, showsRow(row))

/** Every row in the form's table. */
export const businessInfoErrorJourneys: ErrorJourneys = {
  'businessInfo.nameRequired': without('Business name'),
  'businessInfo.addressRequired': without('Street address'),
  'businessInfo.cityRequired': without('City'),
  'businessInfo.regionRequired': without('State'),
  'businessInfo.postalCodeRequired': without('ZIP code'),
  'businessInfo.postalCodeInvalid': (row) => ({
    ...base,
    steps: [...filled, type('ZIP code', '2880'), submit, showsRow(row)],
  }),
  'businessInfo.refused': refused,
  'businessInfo.unsaved': refused,
}
