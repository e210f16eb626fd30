import { press, see, until, wait, type Step } from '../../../testing/steps/steps.ts'
import { from, type ErrorJourneys, type Journeys } from '../../../testing/journeys/journey.ts'
import { focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import { closeDialog, forConversions, isNamed, opened, withoutPin, withPin } from './promote.steps.ts'

const choosePin: Step = [
  'Choose "Citrus prints, in three sizes"',
  async ({ page, user }) => user.click(await page.findByRole('option', { name: /^Citrus prints/ })),
]
const selectTag: Step = [
  'Select the purchases of the shop',
  async ({ page, user }) => user.click(await page.findByRole('radio', { name: /^Purchase/ })),
]

const onPin = from(withPin)
const onNoPin = from(withoutPin)

/** Every leaf state of the list of pins. saving.txt §2 "pin selection modal". */
export const pinSelectionJourneys = {
  'pinSelection.loading.waiting': onNoPin.given(
    'pinSelection.neverAnswers',
    focusOnTitle('Choose a Pin to promote'),
    until('pinSelection.loading.waiting'),
  ),
  'pinSelection.loading.slow': onNoPin.given(
    'pinSelection.neverAnswers',
    until('pinSelection.loading.waiting'),
    wait(5_000),
    until('pinSelection.loading.slow'),
    see('This is taking longer than usual.'),
  ),
  'pinSelection.choosing': onNoPin(
    focusOnTitle('Choose a Pin to promote'),
    see('Citrus prints, in three sizes'),
  ),
  'pinSelection.empty': onNoPin.given('pinSelection.empty', see('No Pins to promote yet')),
  'pinSelection.failed': onNoPin.given('pinSelection.unread', see('We couldn’t load your Pins.')),
  'pinSelection.chosen': onNoPin(
    choosePin,
    until('quickPromote.steps.page.editing'),
    isNamed('Citrus prints, in three sizes'),
  ),
  'pinSelection.cancelled': onPin(
    ...opened,
    press('Change Pin'),
    see('Stargazing weekends'),
    closeDialog,
    until('quickPromote.steps.page.editing'),
  ),
} as const satisfies Journeys

export const pinSelectionErrorJourneys: ErrorJourneys = {
  'pinSelection.unread': (row) => onNoPin(showsRow(row)),
}

const toTags: readonly Step[] = [...opened, forConversions, press('Choose a conversion')]

/** Every leaf state of the list of tags. saving.txt §2 "tag modal". */
export const tagSelectionJourneys = {
  'tagSelection.loading.waiting': onPin.given(
    'tagSelection.neverAnswers',
    ...toTags,
    until('tagSelection.loading.waiting'),
  ),
  'tagSelection.loading.slow': onPin.given(
    'tagSelection.neverAnswers',
    ...toTags,
    until('tagSelection.loading.waiting'),
    wait(5_000),
    until('tagSelection.loading.slow'),
    see('This is taking longer than usual.'),
  ),
  'tagSelection.choosing': onPin(...toTags, see('Newsletter'), selectTag),
  'tagSelection.empty': onPin.given('tagSelection.empty', ...toTags, see('No tags yet')),
  'tagSelection.failed': onPin.given('tagSelection.unread', ...toTags, see('We couldn’t load your tags.')),
  'tagSelection.chosen': onPin(
    ...toTags,
    selectTag,
    press('Use this conversion'),
    until('quickPromote.steps.page.editing'),
    see('Wren’s shop'),
  ),
  'tagSelection.cancelled': onPin(
    ...toTags,
    see('Newsletter'),
    closeDialog,
    until('quickPromote.steps.page.editing'),
  ),
} as const satisfies Journeys

export const tagSelectionErrorJourneys: ErrorJourneys = {
  'tagSelection.unread': (row) => onPin(...toTags, showsRow(row)),
}
