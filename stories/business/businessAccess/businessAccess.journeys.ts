import { expect, waitFor } from 'storybook/test'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { ACTING_PROFILE_KEY, PROFILE_HEADER_KEY } from '../../../src/flows/runtime/actingProfile.storage.ts'
import { press, see, until, type Step } from '../../../testing/steps/steps.ts'
import { from, type ErrorJourneys, type Journey, type Journeys } from '../../../testing/journeys/journey.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'

/** A partner, and the profile that they chose earlier. */
const partner = (profileId?: string): Journey => ({
  session: { ...wren, isPartner: true },
  href: 'https://tackboard.example/wren/',
  ...(profileId !== undefined && { stored: { [ACTING_PROFILE_KEY]: { [wren.userId]: profileId } } }),
})

export const asPartner = partner()
export const asBakery = partner('701')

/** The name in the bar. */
export const actsAs = (name: string): Step => [
  `The bar shows "${name}"`,
  ({ page }) => waitFor(() => expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible()),
]
export const openMenu = (name = 'Wren Alder'): readonly Step[] => [
  actsAs(name),
  press(new RegExp(`^(Your profile|Acting as) ${name}`)),
  [
    'The list is open',
    ({ page }) => waitFor(() => expect(page.getByRole('dialog', { name: 'Switch profile' })).toBeVisible()),
  ],
]
/** Nothing is rendered above the page. BA11. */
export const noBar: Step = [
  'There is no bar above the page',
  ({ page }) => expect(page.queryByRole('region', { name: 'Business profile' })).toBeNull(),
]
export const fromOtherTab = (profileId: string | null): Step => [
  `Another tab switches to ${profileId ?? 'the member’s own profile'}`,
  ({ stage }) =>
    stage.platform.storage.writeFromOtherTab(
      ACTING_PROFILE_KEY,
      profileId === null ? {} : { [wren.userId]: profileId },
    ),
]

const gone = see(/You no longer have access to that business profile/)

const partnerSees = from(asPartner)
const bakerySees = from(asBakery)

/** Every leaf state of acting for a business. saving.txt §4 "Business access". */
export const businessAccessJourneys = {
  'businessAccess.starting': partnerSees(actsAs('Wren Alder')),
  'businessAccess.unavailable': { session: wren, steps: [until('businessAccess.unavailable'), noBar] },
  'businessAccess.loading': bakerySees.given(
    'businessAccess.neverAnswers',
    see('Loading your business profiles'),
  ),
  'businessAccess.failed': bakerySees.given(
    'businessAccess.unread',
    see(/We couldn’t load your business profiles/),
  ),
  'businessAccess.ready.profile.own': partnerSees(actsAs('Wren Alder')),
  'businessAccess.ready.profile.acting': bakerySees(actsAs('Larch Street Bakery')),
  'businessAccess.ready.profile.mfaRequired': {
    ...partner('702'),
    steps: [see(/This business requires two-factor/), actsAs('Choose a profile')],
  },
  'businessAccess.ready.profile.gone': { ...partner('999'), steps: [gone, actsAs('Wren Alder')] },
  'businessAccess.ready.otherTab.unchanged': bakerySees(actsAs('Larch Street Bakery')),
  'businessAccess.ready.otherTab.changed': bakerySees(
    actsAs('Larch Street Bakery'),
    fromOtherTab('703'),
    see('You switched to Tidewater Ceramics in another tab.'),
    actsAs('Larch Street Bakery'),
  ),
  'businessAccess.ready.list.current': partnerSees(...openMenu(), until('businessAccess.ready.list.current')),
  'businessAccess.ready.list.refreshing': partnerSees.given(
    'businessAccess.refreshNeverAnswers',
    ...openMenu(),
    until('businessAccess.ready.list.refreshing'),
  ),
  'businessAccess.ready.list.outdated': partnerSees.given(
    'businessAccess.outdated',
    ...openMenu(),
    see(/We couldn’t refresh this list/),
  ),
  'businessAccess.ready.header.shown': {
    ...asPartner,
    stored: { [PROFILE_HEADER_KEY]: { [wren.userId]: false } },
    steps: [press('Switch profile'), actsAs('Wren Alder')],
  },
  'businessAccess.ready.header.hidden': partnerSees(
    actsAs('Wren Alder'),
    press('Hide this bar'),
    until('businessAccess.ready.header.hidden'),
  ),
} as const satisfies Journeys

/** Every row about acting for a business. L1. */
export const businessAccessErrorJourneys: ErrorJourneys = {
  'businessAccess.unread': (row) => bakerySees(showsRow(row), actsAs('Try again')),
  'businessAccess.outdated': (row) => partnerSees(...openMenu(), showsRow(row)),
}

/** Reads a pin's page that belongs to a business. */
const onPin = from({ ...asBakery, href: 'https://tackboard.example/pin/2/' })
const isViewed = see('You’re viewing this profile')

/** Every leaf state of the viewed profile. saving.txt §2 "Business access". */
export const viewedProfileJourneys = {
  'viewedProfile.other': bakerySees(actsAs('Larch Street Bakery')),
  'viewedProfile.readingPinner': onPin.given(
    'viewedProfile.neverAnswers',
    actsAs('Larch Street Bakery'),
    until('viewedProfile.readingPinner'),
  ),
  'viewedProfile.active': onPin(isViewed),
} as const satisfies Journeys

export const viewedProfileErrorJourneys: ErrorJourneys = {
  'viewedProfile.unread': onPin(actsAs('Larch Street Bakery'), until('viewedProfile.other')),
}
