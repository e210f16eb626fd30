import type { SpecRow } from './specRow.ts'

/** saving.txt, sections 1 and 2: the product and its screens, as far as saving goes. */
export const savingFlows: readonly SpecRow[] = [
  {
    section: 1,
    matter: 'Save a pin to a board, or into a section of it',
    machines: ['saveToBoard'],
    built: ['src/flows/saving/SaveToBoardModal.tsx'],
    stories: ['Saving/Save to board'],
    tests: ['machines/saveToBoard/saveToBoard.machine.test.ts'],
  },
  {
    section: 2,
    matter: 'Pin-saved dialog: heading, media, buttons, follow card, partner and quick promote',
    machines: ['pinSaved'],
    built: [
      'src/domain/pinSaved.ts',
      'src/domain/duration.ts',
      'src/views/saving/PinSavedView.tsx',
      'src/flows/saving/PinSavedDialog.tsx',
    ],
    stories: ['Saving/Pin saved'],
    tests: ['src/domain/pinSaved.test.ts', 'machines/pinSaved/pinSaved.machine.test.ts'],
  },
  {
    section: 2,
    matter: 'Save-to-board modal: titles by step, preview at 40, height',
    machines: ['saveToBoard'],
    built: [
      'src/views/saving/SaveToBoardView.tsx',
      'src/views/saving/PinPreview.tsx',
      'src/domain/linkCard.ts',
    ],
    stories: ['Saving/Save to board'],
    tests: ['machines/saveToBoard/saveToBoard.machine.test.ts', 'src/domain/linkCard.test.ts'],
  },
  {
    section: 2,
    matter: 'Board picker: lists, search, keyboard, suggested names, already-saved notice',
    machines: ['boardPicker'],
    built: [
      'src/domain/boardSearch.ts',
      'src/domain/boardOrder.ts',
      'src/views/saving/BoardPickerView.tsx',
      'src/flows/saving/BoardPicker.tsx',
    ],
    stories: ['Saving/Board picker'],
    tests: ['machines/boardPicker/boardPicker.machine.test.ts'],
  },
  {
    section: 2,
    matter: 'Section picker: board row, sections, Add section',
    machines: ['sectionPicker'],
    built: ['src/views/saving/SectionPickerView.tsx'],
    stories: ['Saving/Save to board'],
    tests: ['machines/sectionPicker/sectionPicker.machine.test.ts'],
  },
  {
    section: 2,
    matter: 'Create-board form: name, secret switch, collaborators, Board created',
    machines: ['boardForm', 'collaborators'],
    built: [
      'src/views/saving/BoardFormView.tsx',
      'src/views/saving/CollaboratorsField.tsx',
      'src/views/saving/BoardCreatedView.tsx',
      'src/flows/saving/BoardForm.tsx',
    ],
    stories: ['Saving/Create board'],
    tests: [
      'machines/boardForm/boardForm.machine.test.ts',
      'machines/collaborators/collaborators.machine.test.ts',
    ],
  },
  {
    section: 2,
    matter: 'Add-section form and modal',
    machines: ['sectionForm'],
    built: ['src/views/saving/SectionFormView.tsx', 'src/flows/saving/AddSectionModal.tsx'],
    stories: ['Saving/Add section'],
    tests: ['machines/sectionForm/sectionForm.machine.test.ts'],
  },
  {
    section: 2,
    matter: 'Hashtag suggestion flyout in the pin description',
    machines: ['hashtagSuggestions'],
    built: [
      'src/domain/hashtags.ts',
      'src/views/saving/HashtagField.tsx',
      'src/flows/saving/PinDescription.tsx',
    ],
    stories: ['Saving/Hashtags'],
    tests: ['machines/hashtagSuggestions/hashtagSuggestions.machine.test.ts', 'src/domain/hashtags.test.ts'],
  },
  {
    section: 2,
    matter: 'Follow button, row of suggested members, creator card',
    machines: ['follow', 'bulkFollow', 'block'],
    built: [
      'src/flows/people/FollowButton.tsx',
      'src/views/people/FollowButtonView.tsx',
      'src/flows/people/FollowRow.tsx',
      'src/views/people/CreatorCard.tsx',
    ],
    stories: ['Saving/Follow', 'Saving/Follow row', 'Saving/Block', 'Saving/Creator card'],
    tests: [
      'machines/follow/follow.machine.test.ts',
      'machines/bulkFollow/bulkFollow.machine.test.ts',
      'machines/block/block.machine.test.ts',
    ],
  },
  {
    section: 2,
    matter: 'Full-page loading overlay, save confirmation with confetti',
    machines: ['saveConfirmation'],
    built: [
      'src/views/saving/LoadingOverlay.tsx',
      'src/flows/saving/SaveConfirmation.tsx',
      'src/flows/saving/confetti.ts',
    ],
    stories: ['Saving/Save confirmation', 'Saving/Loading overlay'],
    tests: ['machines/saveConfirmation/saveConfirmation.machine.test.ts'],
  },
]
