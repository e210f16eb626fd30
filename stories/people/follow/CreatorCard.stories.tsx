import preview from '../../../.storybook/preview.tsx'
import { CreatorCard } from '../../../src/views/people/CreatorCard.tsx'
import { FollowButtonView } from '../../../src/views/people/FollowButtonView.tsx'
import { peculiar, sage } from './members.ts'
import { PeopleStage } from './PeopleStage.tsx'

const meta = preview.meta({
  title: 'Saving/Creator card',
  tags: ['autodocs'],
  component: CreatorCard,
  args: { member: sage },
  render: (args) => (
    <PeopleStage isList>
      <CreatorCard {...args} />
    </PeopleStage>
  ),
})

const follow = <FollowButtonView person="Sage" isFollowed={false} onToggle={() => undefined} />
const all = () => (
  <PeopleStage isList>
    <CreatorCard member={sage} action={follow} />
    <CreatorCard member={{ ...sage, imageUrl: '/pins/lake.svg' }} promotion="promoted" />
    <CreatorCard member={sage} promotion="paidPartnership" isCountShown={false} />
    <CreatorCard member={sage} promotion="paidLink" />
    {peculiar.map((member) => (
      <CreatorCard
        key={member.id}
        member={{ ...member, isVerified: true }}
        promotion="paidPartnership"
        action={follow}
      />
    ))}
  </PeopleStage>
)

export const Playground = meta.story({ args: { promotion: 'promoted' } })
export const Variants = meta.story({
  name: 'Plain, promoted, paid partnership, paid link, hard names',
  render: all,
})
export const RightToLeft = meta.story({
  name: 'Right to left, dark, on a phone (J21)',
  render: all,
  globals: { locale: 'ar', theme: 'dark', viewport: { value: 'phone' } },
})
