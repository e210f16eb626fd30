import { expect, waitFor } from 'storybook/test'
import { until, wait, type Step, timesOut } from '../../../testing/steps/steps.ts'
import { from, type ErrorJourneys, type Journey, type Journeys } from '../../../testing/journeys/journey.ts'
import { focusOnTitle, goesTo, leadsTo, reads } from '../../../testing/journeys/page.steps.ts'

/** The address of the check page for a link, with every field from auth.txt §2. */
const offsiteHref = (url: string) =>
  `https://tackboard.example/offsite/?${new URLSearchParams({
    token: 'token',
    url,
    pin: '42',
    isThirdPartyAd: 'false',
    csr: 'true',
    client_tracking_params: 'CwABAAAA',
    aux_data: '{"from":"closeup"}',
  })}`

export const RECIPE = 'https://recipes.example/lentil-soup?for=2#steps'
const href = offsiteHref(RECIPE)
const nowhere = goesTo()

/** The only link goes back to Tackboard. Nothing links to the other site. */
export const noWayOut: Step = [
  'A16 no link leads out',
  ({ page }) =>
    waitFor(() =>
      expect(page.getAllByRole('link').map((link) => link.textContent)).toEqual(['Back to Tackboard']),
    ),
]

/** The user can continue, in a window without access to this one. A18. */
export const mayGoOn = (to = RECIPE): Step[] => [
  leadsTo('Continue anyway', to),
  [
    'A18 the other site gets neither our window nor our address',
    ({ page }) => {
      const link = page.getByRole('link', { name: 'Continue anyway' })
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ])
    },
  ],
]

const warned = (title: string): readonly Step[] => [
  focusOnTitle(title),
  reads('recipes.example'),
  ...mayGoOn(),
  nowhere,
]
const blocked: readonly Step[] = [
  focusOnTitle('This link is blocked'),
  reads('recipes.example'),
  noWayOut,
  nowhere,
]

/** The page says that it could not check the link. The reason comes from the row. */
const unchecked = [focusOnTitle('We couldn’t check this link'), noWayOut, nowhere]

const onRecipe = from({ href })

/** Every leaf state of the check page. auth.txt §2 "Outbound link check page". A16. */
export const offsiteJourneys = {
  'offsite.checking.waiting': onRecipe.given(
    'offsite.neverAnswers',
    reads('Checking this link'),
    until('offsite.checking.waiting'),
    noWayOut,
  ),
  'offsite.checking.slow': onRecipe.given(
    'offsite.neverAnswers',
    until('offsite.checking.waiting'),
    wait(5_000),
    reads('This is taking longer than usual.'),
  ),
  'offsite.leaving': onRecipe.given(
    'offsite.safe',
    focusOnTitle('Leaving Tackboard'),
    goesTo(RECIPE),
    leadsTo('continue to the site', RECIPE),
  ),
  'offsite.warned.suspicious': onRecipe.given('offsite.suspicious', ...warned('This link may be unsafe')),
  'offsite.warned.porn': onRecipe.given('offsite.porn', ...warned('This link may lead to adult content')),
  'offsite.blocked': onRecipe.given('offsite.blocked', ...blocked),
  'offsite.failed': onRecipe.given(
    'offsite.serverFailed',
    ...unchecked,
    reads('Sorry! Something went wrong on our end.'),
  ),
  'offsite.invalidLink': {
    href: offsiteHref('javascript:globalThis.wasRun=true'),
    steps: [reads('This link doesn’t work'), noWayOut, nowhere],
  },
} as const satisfies Journeys

const failed: Journey = { href, steps: unchecked }

/** Every row of the check page. */
export const offsiteErrorJourneys = {
  'offsite.suspicious': onRecipe(...offsiteJourneys['offsite.warned.suspicious'].steps),
  'offsite.porn': onRecipe(...offsiteJourneys['offsite.warned.porn'].steps),
  'offsite.blocked': onRecipe(...blocked),
  'offsite.unknownStatus': onRecipe(...blocked),
  'offsite.invalidLink': offsiteJourneys['offsite.invalidLink'],
  'offsite.refused': failed,
  'offsite.serverFailed': failed,
  'offsite.offline': failed,
  'offsite.malformed': failed,
  'offsite.timedOut': onRecipe(...timesOut('offsite.checking.waiting'), ...unchecked),
} as const satisfies ErrorJourneys
