import type { SpecRow } from './specRow.ts'

/** saving.txt, sections 1 and 2: the product and its screens, as far as saving goes. */
export const savingFlows: readonly SpecRow[] = [
  {
    section: 1,
    matter: 'Save a pin to a board, or into a section of it',
    machines: ['saveToBoard'],
    built: ['src/flows/saving/saveToBoard/SaveToBoardModal.tsx'],
    stories: ['Saving/Save to board'],
    tests: ['machines/saving/saveToBoard/saveToBoard.machine.test.ts'],
  },
  {
    section: 2,
    matter: 'Pin-saved dialog: heading, media, buttons, follow card, partner and quick promote',
    machines: ['pinSaved'],
    built: [
      'src/domain/saving/pinSaved.ts',
      'src/domain/saving/duration.ts',
      'src/views/saving/pinSaved/PinSavedView.tsx',
      'src/flows/saving/pinSaved/PinSavedDialog.tsx',
    ],
    stories: ['Saving/Pin saved'],
    tests: ['src/domain/saving/pinSaved.test.ts', 'machines/saving/pinSaved/pinSaved.machine.test.ts'],
  },
  {
    section: 2,
    matter: 'Save-to-board modal: titles by step, preview at 40, height',
    machines: ['saveToBoard'],
    built: [
      'src/views/saving/saveToBoard/SaveToBoardView.tsx',
      'src/views/saving/saveToBoard/PinPreview.tsx',
      'src/domain/saving/linkCard.ts',
    ],
    stories: ['Saving/Save to board'],
    tests: ['machines/saving/saveToBoard/saveToBoard.machine.test.ts', 'src/domain/saving/linkCard.test.ts'],
  },
  {
    section: 2,
    matter: 'Board picker: lists, search, keyboard, suggested names, already-saved notice',
    machines: ['boardPicker'],
    built: [
      'src/domain/saving/boardSearch.ts',
      'src/domain/saving/boardOrder.ts',
      'src/views/saving/boardPicker/BoardPickerView.tsx',
      'src/flows/saving/boardPicker/BoardPicker.tsx',
    ],
    stories: ['Saving/Board picker'],
    tests: ['machines/saving/boardPicker/boardPicker.machine.test.ts'],
  },
  {
    section: 2,
    matter: 'Section picker: board row, sections, Add section',
    machines: ['sectionPicker'],
    built: ['src/views/saving/sectionPicker/SectionPickerView.tsx'],
    stories: ['Saving/Save to board'],
    tests: ['machines/saving/sectionPicker/sectionPicker.machine.test.ts'],
  },
  {
    section: 2,
    matter: 'Create-board form: name, secret switch, collaborators, Board created',
    machines: ['boardForm', 'collaborators'],
    built: [
      'src/views/saving/boardForm/BoardFormView.tsx',
      'src/views/saving/boardForm/CollaboratorsField.tsx',
      'src/views/saving/boardForm/BoardCreatedView.tsx',
      'src/flows/saving/boardForm/BoardForm.tsx',
    ],
    stories: ['Saving/Create board'],
    tests: [
      'machines/saving/boardForm/boardForm.machine.test.ts',
      'machines/saving/collaborators/collaborators.machine.test.ts',
    ],
  },
  {
    section: 2,
    matter: 'Add-section form and modal',
    machines: ['sectionForm'],
    built: [
      'src/views/saving/sectionForm/SectionFormView.tsx',
      'src/flows/saving/sectionForm/AddSectionModal.tsx',
    ],
    stories: ['Saving/Add section'],
    tests: ['machines/saving/sectionForm/sectionForm.machine.test.ts'],
  },
  {
    section: 2,
    matter: 'Hashtag suggestion flyout in the pin description',
    machines: ['hashtagSuggestions'],
    built: [
      'src/domain/saving/hashtags.ts',
      'src/views/saving/hashtagSuggestions/HashtagField.tsx',
      'src/flows/saving/hashtagSuggestions/PinDescription.tsx',
    ],
    stories: ['Saving/Hashtags'],
    tests: [
      'machines/saving/hashtagSuggestions/hashtagSuggestions.machine.test.ts',
      'src/domain/saving/hashtags.test.ts',
    ],
  },
  {
    section: 2,
    matter: 'Follow button, row of suggested members, creator card',
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
    section: 2,
    matter: 'Full-page loading overlay, save confirmation with confetti',
    machines: ['saveConfirmation'],
    built: [
      'src/views/saving/saveConfirmation/LoadingOverlay.tsx',
      'src/flows/saving/saveConfirmation/SaveConfirmation.tsx',
      'src/flows/saving/saveConfirmation/confetti.ts',
    ],
    stories: ['Saving/Save confirmation', 'Saving/Loading overlay'],
    tests: ['machines/saving/saveConfirmation/saveConfirmation.machine.test.ts'],
  },
]
