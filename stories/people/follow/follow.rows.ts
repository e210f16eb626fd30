import type { SpecRow } from '../../docs/spec/specRow.ts'

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
    section: 3,
    topic: 'Sponsorship statuses 0, 2 and 3 are one group; isPromoted',
    tested: ['src/domain/people/promotionLabel.ts'],
    built: ['src/api/saving/entities/saving.ts'],
    stories: ['Saving/Pin saved'],
    tests: ['src/flows/saving/pinSaved/pinSaved.services.test.ts'],
  },
  {
    section: 4,
    topic: 'Follow and block: optimistic, undone on failure',
    machines: ['follow', 'block', 'bulkFollow'],
    built: ['src/flows/people/follow/follow.services.ts'],
    stories: ['Saving/Follow'],
    tests: ['machines/people/follow/follow.machine.test.ts'],
  },
  {
    section: 6,
    topic: 'Logged-out visitor: asked to log in to follow, block and save',
    machines: ['follow', 'block', 'bulkFollow'],
    built: ['src/flows/people/LoginPrompt.ts', 'src/flows/saving/saveToBoard/SaveToBoardModal.tsx'],
    stories: ['Saving/Follow', 'Saving/Block', 'Saving/Save to board'],
    tests: [
      'src/flows/people/follow/follow.browser.test.tsx',
      'src/flows/people/block/block.browser.test.tsx',
      'src/flows/people/bulkFollow/followRow.browser.test.tsx',
      'src/flows/saving/saveToBoard/saveToBoard.around.browser.test.tsx',
    ],
  },
  {
    section: 6,
    topic: 'Labels such as paid link and paid partnership depend on auth state and experiments',
    machines: ['pinSaved', 'saveToBoard'],
    tested: ['src/domain/people/promotionLabel.ts'],
    built: [
      'src/flows/saving/pinSaved/pinSaved.connect.ts',
      'src/flows/saving/saveToBoard/SaveToBoard.tsx',
      'src/views/people/CreatorCard.tsx',
    ],
    stories: ['Saving/Pin saved', 'Saving/Save to board', 'Saving/Creator card'],
    tests: [
      'src/flows/saving/pinSaved/pinSaved.content.browser.test.tsx',
      'src/flows/saving/saveToBoard/saveToBoard.steps.browser.test.tsx',
      '.storybook/offered.test.tsx',
    ],
  },
]
