import preview from '../../../.storybook/preview.tsx'
import type { Member } from '../../../src/domain/people/member.ts'
import { CreatorCard } from '../../../src/views/people/CreatorCard.tsx'
import { FollowButtonView } from '../../../src/views/people/FollowButtonView.tsx'
import { peculiar, sage, sageInArabic } from './members.ts'
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
const all = (creator: Member) => () => (
  <PeopleStage isList>
    <CreatorCard member={creator} action={follow} />
    <CreatorCard member={{ ...creator, imageUrl: '/pins/lake.svg' }} promotion="promoted" />
    <CreatorCard member={creator} promotion="paidPartnership" isCountShown={false} />
    <CreatorCard member={creator} promotion="paidLink" />
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
  render: all(sage),
})
export const RightToLeft = meta.story({
  name: 'Right to left, dark, on a phone (J21)',
  render: all(sageInArabic),
  globals: { locale: 'ar', theme: 'dark', viewport: { value: 'phone' } },
})
