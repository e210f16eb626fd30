import { expect, waitFor } from 'storybook/test'
import { press, see, until, type Step } from '../../testing/steps/steps.ts'
import { focusIsOn } from '../../testing/journeys/checks.steps.ts'
import { asMember, type ErrorJourneys, type Journeys } from '../../testing/journeys/journey.ts'
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

/** Every leaf state of following, blocking and following all. saving.txt §4 "Follow and block". */
export const peopleJourneys = {
  'follow.unfollowed': asMember(says('Follow')),
  'follow.following': asMember.given(
    'follow.neverAnswers',
    follow,
    says('Following'),
    focusIsOn(`Following ${SAGE}`),
  ),
  'follow.followed': asMember(follow, see(FOLLOWING_TOAST), says('Following')),
  'follow.unfollowing': asMember.given('follow.neverAnswers', unfollow, says('Follow')),
  'follow.reminding': asMember.given('follow.emailUnverified', follow, focusOnTitle('Verify your email')),
  'block.unblocked': asMember(says('Block')),
  'block.confirming': asMember(askToBlock, focusOnTitle(`Block ${SAGE}?`)),
  'block.blocking': asMember.given('block.neverAnswers', block, says('Blocked')),
  'block.blocked': asMember(block, until('block.blocked'), says('Blocked')),
  'block.unblocking': asMember.given('block.neverAnswers', unblock, says('Block')),
  'bulkFollow.offering': asMember(followedAre()),
  'bulkFollow.following': asMember.given('bulkFollow.neverAnswers', followAll, followedAre(...everybody)),
  'bulkFollow.done': asMember(followAll, until('bulkFollow.done'), followedAre(...everybody)),
} as const satisfies Journeys

/** Every row about following, blocking and following all. saving.txt §8. */
export const peopleErrorJourneys: ErrorJourneys = {
  'follow.emailUnverified': asMember(
    follow,
    focusOnTitle('Verify your email'),
    press('Got it'),
    says('Follow'),
    follow,
    focusOnTitle('Verify your email'),
  ),
  'follow.failed': asMember(follow, reads(`Error following ${SAGE}`), says('Follow')),
  'follow.unfollowFailed': asMember(unfollow, reads(`Error unfollowing ${SAGE}`), says('Following')),
  'block.failed': asMember(block, until('block.unblocked'), says('Block')),
  'bulkFollow.failed': asMember(followAll, until('bulkFollow.offering'), followedAre(), isSilent),
}
