import { expect, waitFor } from 'storybook/test'
import { wren } from '../../mocks/fixtures/sessions.ts'
import preview from '../../.storybook/preview.tsx'
import { FollowButton } from '../../src/flows/people/follow/FollowButton.tsx'
import { sage } from '../people/members.ts'
import { PeopleStage } from '../people/PeopleStage.tsx'
import { follow, says } from '../support/journeys/people/people.journeys.ts'
import { driven } from '../support/proof/reaches.ts'
import type { Step } from '../support/steps/steps.ts'
import { BesideAStory } from './BesideAStory.tsx'

const meta = preview.meta({
  title: 'Statechart/Beside a story',
  render: (_, { id }) => (
    <BesideAStory storyId={id}>
      <PeopleStage>
        <FollowButton member={sage} pinId="1" />
      </PeopleStage>
    </BesideAStory>
  ),
})

const isLit = (state: string): Step => [
  `The tab lights ${state}`,
  () =>
    waitFor(() =>
      expect(document.querySelector(`[aria-label="Statechart of follow. Active: ${state}"]`)).toBeVisible(),
    ),
]

/** A whole chart stands on the page: a look for the role would go through all of it. */
const pressInTab = (text: string): Step => [
  `Press "${text}" in the tab`,
  ({ page, user }) => user.click(page.getByText(text, { selector: 'button' })),
]

const story = driven(
  {
    session: wren,
    given: 'follow.neverAnswers',
    steps: [
      isLit('follow.unfollowed'),
      follow,
      isLit('follow.following'),
      // The tab's event is one of the flow: the person changes their mind while the call is under way.
      pressInTab('follow.toggled'),
      says('Follow'),
      // The story's clock stands still until the tab moves it on: now the call is given up.
      pressInTab('Advance'),
      [
        'The log tells of the time that was up',
        ({ page }) =>
          waitFor(() => expect(page.getByLabelText('Log')).toHaveTextContent('after requestTimeout')),
      ],
    ],
  },
  {},
)

/** The tab as it stands beside a flow: it lights what the flow does, the flow takes what it sends, and its clock is the flow's. */
export const Follow = meta.story({ ...story, parameters: { ...story.parameters, picture: false } })
