import type { SpecRow } from '../../docs/spec/specRow.ts'

export const boardFormRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Create-board form: name, secret switch, collaborators, Board created',
    sentences: [
      '§1 Members create boards',
      '§2 Create-board form: name',
      '§2 After a new',
      '§5 Board name: non-empty',
      '§5 Collaborator email typed',
      '§5 Secret toggle: only',
      '§5 Others see a disabled',
      '§5 Only ad-account owners',
      '§6 Signed-in member | Saves',
      '§7 ShareSuggestionsResource, ShareSuggestionsTypeaheadResource',
      '§8 Board creation failure',
    ],
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
    sentences: [
      '§5 Secret toggle: only',
      '§5 Only ad-account owners',
      '§6 Ad-account owner | May',
      '§6 Viewer acting as',
    ],
    machines: ['boardForm', 'boardPicker'],
    built: ['src/domain/auth/session.ts'],
    stories: ['Saving/Create board', 'Saving/Board picker'],
    tests: ['machines/saving/boardForm/boardForm.machine.test.ts'],
  },
]
