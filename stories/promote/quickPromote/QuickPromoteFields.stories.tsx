import preview from '../../../.storybook/preview.tsx'
import { defaultPromotePolicy } from '../../../src/domain/policy/promotePolicy.ts'
import { createMemoryPromoteServices } from '../../../mocks/index.ts'
import { stored } from '../../../testing/stage/promoteDrafts.ts'
import { opened, withPin, withPinOf } from './promote.steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { stageOf } from '../../../testing/stage/stage.ts'
import { see, type, until, type Step } from '../../../testing/steps/steps.ts'
import { interests } from '../../../testing/stage/interests.ts'
import { QuickPromote } from '../../../src/flows/promote/quickPromote/QuickPromote.tsx'
import { QuickPromoteStage } from '../../../testing/stage/QuickPromoteStage.tsx'

const meta = preview.meta({
  title: 'Quick promote/Promote a Pin',
  id: 'quick-promote-promote-a-pin-fields',
  component: QuickPromoteStage,
  subcomponents: { QuickPromote },
  args: { services: createMemoryPromoteServices(), audience: { interests } },
  render: (args, { id }) => <QuickPromoteStage {...args} services={stageOf(id).promote} />,
})

const after = (...steps: readonly Step[]) => driven({ ...withPin, steps: [...opened, ...steps] }, {})

export const LongName = meta.story(
  after(type('Ad name', 'Walks '.repeat(60)), see(/^This name is too long. It will be saved as/)),
)

const toggle = (name: string): Step => [
  `Switch "${name}"`,
  async ({ page, user }) => user.click(await page.findByRole('switch', { name })),
]

const byHand = toggle('Choose the audience for me')

const manyInterests = ['at home', 'for beginners', 'in the city', 'with children'].flatMap((where) =>
  interests.map(({ id, label }) => ({ id: `${id} ${where}`, label: `${label} ${where}` })),
)

export const MoreInterests = meta.story({
  args: { audience: { interests: manyInterests } },
  ...after(byHand, see(/more interests. Search to find them/)),
})
export const NothingFound = meta.story(
  after(byHand, type('Search interests', 'Zeppelins'), see(/^No interest matches/)),
)
export const EnoughInterests = meta.story(
  driven(
    {
      ...withPin,
      stored: stored({
        interests: interests.slice(0, defaultPromotePolicy.interestLimit).map(({ id }) => id),
      }),
      steps: [until('quickPromote.restoration.restored'), see(/Remove one to add another/)],
    },
    {},
  ),
)
export const Ongoing = meta.story(after(toggle('Run until I stop it'), see(/a week until you stop it/)))
export const PinGone = meta.story(
  driven(
    {
      ...withPinOf('999'),
      stored: stored({}, 'en', '999'),
      steps: [until('quickPromote.restoration.restored'), see(/^The Pin isn’t available anymore/)],
    },
    {},
  ),
)
