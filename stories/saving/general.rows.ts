import type { SpecRow } from '../docs/spec/specRow.ts'

/** Topics that no machine implements. */
export const generalRows: readonly SpecRow[] = [
  {
    section: 3,
    topic: 'Pin, board, section, member, domain, video, collaborator candidate, hashtag and title suggestion',
    tested: ['src/domain/people/member.ts'],
    built: ['src/api/saving/entities/saving.ts', 'src/domain/saving/board.ts', 'src/domain/auth/session.ts'],
    tests: ['src/api/client.fuzz.test.ts'],
  },
  {
    section: 5,
    topic: 'Board name, section name, collaborator email, hashtags, own boards, full names',
    tested: [
      'src/domain/saving/boardName.ts',
      'src/domain/saving/sectionName.ts',
      'src/domain/saving/collaborators.ts',
      'src/domain/saving/hashtags.ts',
      'src/domain/text/truncate.ts',
    ],
    built: ['src/domain/saving/boardOrder.ts'],
  },
  {
    section: 7,
    topic: 'All saving calls, their payloads and responses',
    built: [
      'src/api/saving/saving.endpoints.ts',
      'src/api/saving/saving.payloads.ts',
      'mocks/handlers/saving/requestRules.ts',
    ],
    tests: ['src/api/client.fuzz.test.ts', 'mocks/handlers.test.ts'],
  },
  {
    section: 8,
    topic: 'Save, section, board, follow, block, move, hashtag and picker failures',
    built: ['src/errors/index.ts', 'machines/fragments/savingToast.ts', 'src/flows/runtime/SavingToasts.tsx'],
    stories: ['Saving/Save to board', 'Saving/Add section', 'Saving/Create board', 'Saving/Follow'],
    tests: ['src/errors/catalogue.test.ts', 'stories/gate/coverage.test.ts'],
  },
  {
    section: 9,
    topic: 'Toasts, delays, limits, layout',
    built: ['src/domain/policy/timing.ts', 'src/domain/policy/savingPolicy.ts'],
    tests: ['machines/saving/saveConfirmation/saveConfirmation.machine.test.ts'],
  },
]
