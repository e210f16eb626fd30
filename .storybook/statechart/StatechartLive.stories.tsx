import { expect, waitFor } from 'storybook/test'
import { wren } from '../../mocks/fixtures/sessions.ts'
import preview from '../preview.tsx'
import { FollowButton } from '../../src/flows/people/follow/FollowButton.tsx'
import { sage } from '../../stories/people/follow/members.ts'
import { PeopleStage } from '../../stories/people/follow/PeopleStage.tsx'
import { follow, says } from '../../stories/people/people.journeys.ts'
import { driven } from '../../stories/journeys/reaches.ts'
import type { Step } from '../../testing/steps/steps.ts'
import { BesideAStory } from './BesideAStory.tsx'

const meta = preview.meta({
  title: 'Statechart/Beside a story',
  tags: ['!dev'],
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

/** The page contains an entire chart, and a query by role would search all of it. */
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
      // The tab sends the flow an event: the user cancels while the call is in flight.
      pressInTab('follow.toggled'),
      says('Follow'),
      // The story's clock is stopped until the tab advances it; then the call times out.
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

/** The tab beside a flow: it highlights the flow's states, sends it events, and controls its clock. */
export const Follow = meta.story({ ...story, parameters: { ...story.parameters, picture: false } })
