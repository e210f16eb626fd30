import type { SpecRow } from '../../docs/spec/specRow.ts'

export const boardFormRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Create-board form: name, secret switch, collaborators, Board created',
    machines: ['boardForm', 'collaborators'],
    built: [
      'src/views/saving/boardForm/BoardFormView.tsx',
      'src/views/saving/boardForm/CollaboratorsField.tsx',
      'src/views/saving/boardForm/BoardCreatedView.tsx',
      'src/flows/saving/boardForm/BoardForm.tsx',
    ],
    stories: ['Saving/Create board', 'Saving/Create board view', 'Saving/Board created'],
    tests: [
      'machines/saving/boardForm/boardForm.machine.test.ts',
      'machines/saving/collaborators/collaborators.machine.test.ts',
    ],
  },
  {
    section: 6,
    topic: 'Ad-account owner, acting for another’s ad account, partner, visitor',
    machines: ['boardForm', 'boardPicker'],
    built: ['src/domain/auth/session.ts'],
    stories: ['Saving/Create board', 'Saving/Board picker'],
    tests: ['machines/saving/boardForm/boardForm.machine.test.ts'],
  },
]
