import type { Advice } from './advice.types.ts'

/** The views for saving. */
export const savingViewAdvice: Readonly<Record<string, Advice>> = {
  'Saving/Save to board view': {
    do: 'Set the step, which determines the title, and pass its list or form as `children`.',
    dont: 'Don’t close it on every `onClose`: its meaning depends on the step, and is usually one step back.',
    machines: ['saveToBoard'],
  },
  'Saving/Board picker view': {
    do: 'Pass the same array for an unchanged list of boards, to avoid rendering it again. Update `highlighted` when notified.',
    dont: 'Don’t expect it to sort or search: it shows the boards in the given order, and `onSearch` requests others.',
    machines: ['boardPicker'],
  },
  'Saving/Section picker': {
    do: 'Pass the board’s name and cover: the board has its own row, because pins can be saved to the board itself.',
    dont: 'Don’t pass an empty list while loading or after a failure: use `isLoading` and `hasFailed`.',
    machines: ['sectionPicker'],
  },
  'Saving/Create board view': {
    do: 'Pass all errors of the name: each is shown on its own line, and a screen reader hears them separated by commas.',
    dont: 'Don’t pass a `collaboratorsSlot` unless the viewer owns the ad account: only owners can invite.',
    machines: ['boardForm'],
  },
  'Saving/Board created': {
    do: 'Set `isUntitled` in a dialog that is already titled "Board created".',
    dont: 'Don’t wait for its animation to end: there is no event, and no animation with reduced motion.',
    machines: ['boardForm'],
  },
  'Saving/Pin saved view': {
    do: 'Pass the dominant color, which is shown while the pin loads.',
    dont: 'Don’t validate URLs yourself: an unsafe one is shown as text.',
    machines: ['pinSaved'],
  },
  'Saving/Move pins view': {
    do: 'Give it the pins as `MovePins` places them, so that a move shows at once and a failed one is taken back.',
    dont: 'Don’t clear `selected` before the move is accepted: a refused move leaves the selection for another try.',
    machines: ['pinMove'],
  },
  'Saving/Loading overlay': {
    do: 'Mount it while the entire page must wait, and describe why in `label`.',
    dont: 'Don’t use it for a button (use `busy`) or a list (use `Skeleton`): it blocks the page and cannot be closed.',
  },
  'Saving/Creator card': {
    do: 'Put a `FollowButton` into `action`, and pass what `promotionLabel` of `tackboard/people` says as `promotion`.',
    dont: 'Don’t shorten the name yourself: it is truncated like every full name. Don’t show "Promoted by" for a partnership or a paid link: they are different.',
  },
}
