import { expect, waitFor, within } from 'storybook/test'
import { db } from '../../../mocks/index.ts'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { press, until, type Step } from '../../../testing/steps/steps.ts'
import { titled } from '../../../testing/journeys/page.steps.ts'

const page = 'https://tackboard.example/quick-promote/'

/** A pin's page, opened by a member whose advertiser can promote straight away. */
export const withPin = { session: wren, country: 'US', href: `${page}?pinId=21` } as const

/** Another pin's page. */
export const withPinOf = (pinId: string) => ({ ...withPin, href: `${page}?pinId=${pinId}` })

/** Opened without a pin. */
export const withoutPin = { ...withPin, href: page } as const

/** Opened for a product group. */
export const withProductGroup = { ...withPin, href: `${page}?productGroupId=2680060704746` } as const

/** A link that continues with an existing ad. */
export const continuing = (step: string) => ({
  ...withPin,
  href: `${page}?pinId=21&campaign_id=7001&step=${step}`,
})

/** The ad is named after the pin. */
export const isNamed = (name: string): Step => [
  `The ad is named "${name}"`,
  ({ page: screen }) => waitFor(() => expect(screen.getByLabelText('Ad name')).toHaveValue(name)),
]
const namedAfterPin = isNamed('Guided walks along the ridge')

/** The page is filled in, with the pin's picture. */
export const opened: readonly Step[] = [
  until('quickPromote.steps.page.editing'),
  titled('Promote your Pin'),
  namedAfterPin,
]

export const promote = press('Promote')
export const promoted: readonly Step[] = [...opened, promote]

/** Empties a field on the page. */
export const clear = (label: string): Step => [
  `Clear ${label}`,
  async ({ page: screen, user }) => user.clear(screen.getByLabelText(label)),
]

/** Fills in a day on the page. */
export const enterDate = (label: string, date: string): Step => [
  `Enter ${date} as the ${label.toLowerCase()}`,
  async ({ page: screen, user }) => {
    const field = screen.getByLabelText(label)
    await user.clear(field)
    await user.type(field, date)
  },
]

/** Chooses the ad's objective. */
const chooseGoal = (name: RegExp): Step => [
  `Choose "${name.source}"`,
  async ({ page: screen, user }) => user.click(screen.getByRole('radio', { name })),
]

/** Chooses web conversions, which need a tag. */
export const forConversions = chooseGoal(/^Get people to buy or sign up/)

/** The ad's objective. */
export const isChosen = (name: RegExp): Step => [
  `"${name.source.replace('^', '')}" is chosen`,
  ({ page: screen }) => waitFor(() => expect(screen.getByRole('radio', { name })).toBeChecked()),
]

/** Closes the dialog, but not the page below it. */
export const closeDialog: Step = [
  'Close the dialog',
  async ({ page: screen, user }) =>
    user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' })),
]

/** The number of ads that have been created. D1. */
export const adsCreated = (count: number): Step => [
  `${count === 1 ? 'One ad was' : `${count} ads were`} created`,
  () => waitFor(() => expect(db.campaigns).toHaveLength(count)),
]

/** What the device stores about the ad. */
export const draftIsStored = (isStored: boolean): Step => [
  isStored ? 'The draft is on the device' : 'The device keeps no draft',
  ({ stage }) =>
    waitFor(() => expect(stage.platform.storage.texts.has('tackboard_promote_drafts')).toBe(isStored)),
]

/** The page asked the browser to go back. */
export const goesBack = (steps: number): Step => [
  `The browser goes back ${steps === 1 ? 'one step' : `${steps} steps`}`,
  ({ stage }) => waitFor(() => expect(stage.platform.window.wentBack).toEqual([steps])),
]
