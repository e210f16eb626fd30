import type { SpecRow } from '../docs/spec/specRow.ts'

/** Topics that no machine implements. */
export const generalRows: readonly SpecRow[] = [
  {
    section: 3,
    topic: 'Pin, board, section, member, domain, video, collaborator candidate, hashtag and title suggestion',
    machines: [],
    built: [
      'src/api/saving/entities/saving.ts',
      'src/domain/saving/board.ts',
      'src/domain/people/member.ts',
      'src/domain/auth/session.ts',
    ],
    stories: [],
    tests: ['src/api/client.fuzz.test.ts', 'src/domain/people/member.test.ts'],
  },
  {
    section: 5,
    topic: 'Board name, section name, collaborator email, hashtags, own boards, full names',
    machines: [],
    built: [
      'src/domain/saving/boardName.ts',
      'src/domain/saving/sectionName.ts',
      'src/domain/saving/collaborators.ts',
      'src/domain/saving/hashtags.ts',
      'src/domain/saving/boardOrder.ts',
      'src/domain/text/truncate.ts',
    ],
    stories: [],
    tests: [
      'src/domain/saving/boardName.test.ts',
      'src/domain/saving/sectionName.test.ts',
      'src/domain/saving/collaborators.test.ts',
      'src/domain/saving/hashtags.test.ts',
      'src/domain/text/truncate.test.ts',
    ],
  },
  {
    section: 7,
    topic: 'All saving calls, their payloads and responses',
    machines: [],
    built: [
      'src/api/saving/saving.endpoints.ts',
      'src/api/saving/saving.payloads.ts',
      'mocks/handlers/saving/requestRules.ts',
    ],
    stories: [],
    tests: ['src/api/client.fuzz.test.ts', 'mocks/handlers.test.ts'],
  },
  {
    section: 8,
    topic: 'Save, section, board, follow, block, move, hashtag and picker failures',
    machines: [],
    built: ['src/errors/index.ts', 'machines/fragments/savingToast.ts', 'src/flows/runtime/SavingToasts.tsx'],
    stories: ['Saving/Save to board', 'Saving/Add section', 'Saving/Create board', 'Saving/Follow'],
    tests: ['src/errors/catalogue.test.ts', 'stories/gate/coverage.test.ts'],
  },
  {
    section: 9,
    topic: 'Toasts, delays, limits, layout',
    machines: [],
    built: ['src/domain/policy/timing.ts', 'src/domain/policy/savingPolicy.ts'],
    stories: [],
    tests: ['machines/saving/saveConfirmation/saveConfirmation.machine.test.ts'],
  },
]
