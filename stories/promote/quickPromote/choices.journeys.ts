import { press, see, until, wait, type Step } from '../../../testing/steps/steps.ts'
import type { ErrorJourneys, Journeys } from '../../../testing/journeys/journey.ts'
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

/** Every leaf state of the list of pins. saving.txt §2 "pin selection modal". */
export const pinSelectionJourneys = {
  'pinSelection.loading.waiting': {
    ...withoutPin,
    given: 'pinSelection.neverAnswers',
    steps: [focusOnTitle('Choose a Pin to promote'), until('pinSelection.loading.waiting')],
  },
  'pinSelection.loading.slow': {
    ...withoutPin,
    given: 'pinSelection.neverAnswers',
    steps: [
      until('pinSelection.loading.waiting'),
      wait(5_000),
      until('pinSelection.loading.slow'),
      see('This is taking longer than usual.'),
    ],
  },
  'pinSelection.choosing': {
    ...withoutPin,
    steps: [focusOnTitle('Choose a Pin to promote'), see('Citrus prints, in three sizes')],
  },
  'pinSelection.empty': {
    ...withoutPin,
    given: 'pinSelection.empty',
    steps: [see('No Pins to promote yet')],
  },
  'pinSelection.failed': {
    ...withoutPin,
    given: 'pinSelection.unread',
    steps: [see('We couldn’t load your Pins.')],
  },
  'pinSelection.chosen': {
    ...withoutPin,
    steps: [choosePin, until('quickPromote.steps.page.editing'), isNamed('Citrus prints, in three sizes')],
  },
  'pinSelection.cancelled': {
    ...withPin,
    steps: [
      ...opened,
      press('Change Pin'),
      see('Stargazing weekends'),
      closeDialog,
      until('quickPromote.steps.page.editing'),
    ],
  },
} as const satisfies Journeys

export const pinSelectionErrorJourneys: ErrorJourneys = {
  'pinSelection.unread': (row) => ({ ...withoutPin, steps: [showsRow(row)] }),
}

const toTags: readonly Step[] = [...opened, forConversions, press('Choose a tag')]

/** Every leaf state of the list of tags. saving.txt §2 "tag modal". */
export const tagSelectionJourneys = {
  'tagSelection.loading.waiting': {
    ...withPin,
    given: 'tagSelection.neverAnswers',
    steps: [...toTags, until('tagSelection.loading.waiting')],
  },
  'tagSelection.loading.slow': {
    ...withPin,
    given: 'tagSelection.neverAnswers',
    steps: [
      ...toTags,
      until('tagSelection.loading.waiting'),
      wait(5_000),
      until('tagSelection.loading.slow'),
      see('This is taking longer than usual.'),
    ],
  },
  'tagSelection.choosing': { ...withPin, steps: [...toTags, see('Newsletter'), selectTag] },
  'tagSelection.empty': {
    ...withPin,
    given: 'tagSelection.empty',
    steps: [...toTags, see('No tags yet')],
  },
  'tagSelection.failed': {
    ...withPin,
    given: 'tagSelection.unread',
    steps: [...toTags, see('We couldn’t load your tags.')],
  },
  'tagSelection.chosen': {
    ...withPin,
    steps: [
      ...toTags,
      selectTag,
      press('Use this tag'),
      until('quickPromote.steps.page.editing'),
      see('Tag 5001'),
    ],
  },
  'tagSelection.cancelled': {
    ...withPin,
    steps: [...toTags, see('Newsletter'), closeDialog, until('quickPromote.steps.page.editing')],
  },
} as const satisfies Journeys

export const tagSelectionErrorJourneys: ErrorJourneys = {
  'tagSelection.unread': (row) => ({ ...withPin, steps: [...toTags, showsRow(row)] }),
}
