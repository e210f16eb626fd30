import type { Advice } from './advice.types.ts'

/** The views of saving, and the pieces around them. */
export const savingViewAdvice: Readonly<Record<string, Advice>> = {
  'Saving/Save to board/View': {
    do: 'Name the step: it decides the title. Hand the list or the form of that step over as `children`.',
    dont: 'Don’t close it at every `onClose`: what it means depends on the step, and mostly it is one step back.',
    machines: ['saveToBoard'],
  },
  'Saving/Board picker/View': {
    do: 'Keep the same array for the same list of boards: it is then not drawn again. Move `highlighted` when it says so.',
    dont: 'Don’t sort or search in it: it draws the boards in the order given, and `onSearch` asks for others.',
    machines: ['boardPicker'],
  },
  'Saving/Save to board/Section picker': {
    do: 'Pass the board’s name and cover: it has a row of its own, because a pin may go into the board itself.',
    dont: 'Don’t pass an empty list for one that is on its way or could not be read: those are `isLoading` and `hasFailed`.',
    machines: ['sectionPicker'],
  },
  'Saving/Create board/View': {
    do: 'Pass all that is wrong with the name: it is said in one line, joined by commas.',
    dont: 'Don’t pass a `collaboratorsSlot` to whoever does not own the ad account: only owners invite.',
    machines: ['boardForm'],
  },
  'Saving/Create board/Board created': {
    do: 'Set `isUntitled` in a dialog whose title says "Board created" already.',
    dont: 'Don’t wait for its motion to end: nothing is told, and whoever wants less motion sees none.',
    machines: ['boardForm'],
  },
  'Saving/Pin saved/View': {
    do: 'Pass the dominant colour: it holds the picture’s place while the pin is read.',
    dont: 'Don’t check addresses beforehand: one that may not be followed leaves its words as text.',
    machines: ['pinSaved'],
  },
  'Saving/Loading overlay': {
    do: 'Mount it for as long as the whole page must wait, and say for what in `label`.',
    dont: 'Don’t use it for one button (`busy`) or one list (`Skeleton`): nothing of the page can be reached below it, and it cannot be closed.',
  },
  'Saving/Creator card': {
    do: 'Put a `FollowButton` into `action`, and say by `promotion` why the pin is shown wherever it is paid for.',
    dont: 'Don’t cut the name yourself: it is shortened as every full name is. Don’t show "Promoted by" for a partnership: they are two things.',
  },
}
