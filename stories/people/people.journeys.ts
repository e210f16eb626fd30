import { expect, waitFor } from 'storybook/test'
import { wren } from '../../mocks/fixtures/sessions.ts'
import { press, see, until, type Step } from '../../testing/steps/steps.ts'
import { focusIsOn } from '../../testing/journeys/checks.steps.ts'
import type { ErrorJourneys, Journeys } from '../../testing/journeys/journey.ts'
import { focusOnTitle, reads } from '../../testing/journeys/page.steps.ts'

const SAGE = 'Sage Dogwood'
export const FOLLOWING_TOAST = 'Following! Their created Pins will show up in your home feed!'
export const follow = press(`Follow ${SAGE}`)
export const unfollow = press(`Following ${SAGE}`)
/** Opens the confirmation dialog. */
export const askToBlock = press(`Block ${SAGE}`)
const [, ask] = askToBlock
const [, confirm] = press('Block')
export const block: Step = [
  `Block ${SAGE}, and confirm it`,
  async (actor) => {
    await ask(actor)
    await confirm(actor)
  },
]
export const unblock = press(`Blocked ${SAGE}`)
export const followAll = press('Follow all')

/** A member's button has this label. */
export const says = (label: string, person = SAGE): Step => [
  `The button says "${label} ${person}"`,
  ({ page }) => waitFor(() => expect(page.getByRole('button', { name: `${label} ${person}` })).toBeVisible()),
]
/** The members whose button says 'Following'. */
export const followedAre = (...people: string[]): Step => [
  `Followed: ${people.join(', ') || 'nobody'}`,
  ({ page }) =>
    waitFor(() =>
      expect(
        page
          .queryAllByRole('button', { name: /^Following / })
          .map((button) => button.getAttribute('aria-label')?.slice(10)),
      ).toEqual(people),
    ),
]
/** No message is shown. saving.txt §8. */
export const isSilent: Step = [
  'Nothing is announced',
  ({ page }) => expect(page.getByRole('alert', { hidden: true })).toHaveTextContent(/^$/),
]

const everybody = [SAGE, 'Finch Elm', 'Lark Fir', 'Dove Gum']
const session = wren

/** Every leaf state of following, blocking and following all. saving.txt §4 "Follow and block". */
export const peopleJourneys = {
  'follow.unfollowed': { session, steps: [says('Follow')] },
  'follow.following': {
    session,
    given: 'follow.neverAnswers',
    steps: [follow, says('Following'), focusIsOn(`Following ${SAGE}`)],
  },
  'follow.followed': { session, steps: [follow, see(FOLLOWING_TOAST), says('Following')] },
  'follow.unfollowing': { session, given: 'follow.neverAnswers', steps: [unfollow, says('Follow')] },
  'follow.reminding': {
    session,
    given: 'follow.emailUnverified',
    steps: [follow, focusOnTitle('Verify your email')],
  },
  'block.unblocked': { session, steps: [says('Block')] },
  'block.confirming': { session, steps: [askToBlock, focusOnTitle(`Block ${SAGE}?`)] },
  'block.blocking': { session, given: 'block.neverAnswers', steps: [block, says('Blocked')] },
  'block.blocked': { session, steps: [block, until('block.blocked'), says('Blocked')] },
  'block.unblocking': { session, given: 'block.neverAnswers', steps: [unblock, says('Block')] },
  'bulkFollow.offering': { session, steps: [followedAre()] },
  'bulkFollow.following': {
    session,
    given: 'bulkFollow.neverAnswers',
    steps: [followAll, followedAre(...everybody)],
  },
  'bulkFollow.done': { session, steps: [followAll, until('bulkFollow.done'), followedAre(...everybody)] },
} as const satisfies Journeys

/** Every row about following, blocking and following all. saving.txt §8. */
export const peopleErrorJourneys: ErrorJourneys = {
  'follow.emailUnverified': {
    session,
    steps: [
      follow,
      focusOnTitle('Verify your email'),
      press('Got it'),
      says('Follow'),
      follow,
      focusOnTitle('Verify your email'),
    ],
  },
  'follow.failed': { session, steps: [follow, reads(`Error following ${SAGE}`), says('Follow')] },
  'follow.unfollowFailed': {
    session,
    steps: [unfollow, reads(`Error unfollowing ${SAGE}`), says('Following')],
  },
  'block.failed': { session, steps: [block, until('block.unblocked'), says('Block')] },
  'bulkFollow.failed': { session, steps: [followAll, until('bulkFollow.offering'), followedAre(), isSilent] },
}
