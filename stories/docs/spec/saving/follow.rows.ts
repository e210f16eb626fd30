import type { SpecRow } from '../specRow.ts'

export const followRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Follow button, suggested members, creator card',
    machines: ['follow', 'bulkFollow', 'block'],
    built: [
      'src/flows/people/follow/FollowButton.tsx',
      'src/views/people/FollowButtonView.tsx',
      'src/flows/people/bulkFollow/FollowRow.tsx',
      'src/views/people/CreatorCard.tsx',
    ],
    stories: ['Saving/Follow', 'Saving/Follow row', 'Saving/Block', 'Saving/Creator card'],
    tests: [
      'machines/people/follow/follow.machine.test.ts',
      'machines/people/bulkFollow/bulkFollow.machine.test.ts',
      'machines/people/block/block.machine.test.ts',
    ],
  },
  {
    section: 4,
    topic: 'Follow and block: optimistic, undone on failure',
    machines: ['follow', 'block', 'bulkFollow'],
    built: ['src/flows/people/follow/follow.services.ts'],
    stories: ['Saving/Follow'],
    tests: ['machines/people/follow/follow.machine.test.ts'],
  },
]
