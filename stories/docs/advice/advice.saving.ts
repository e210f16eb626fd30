/** The flows for saving pins and following people, and their views. */
export const savingAdvice = {
  'Saving/Save to board': {
    do: 'Update your copy of the board, the section and the viewer in `onSaved`. Use `onLoginRequired` only to ask visitors to log in your own way.',
    dont: 'Don’t unmount it to close it, because a pending save continues and reports in a toast. Use `isOpen`.',
  },
  'Saving/Board picker': {
    do: 'Use it to build your own dialog for choosing a board. The complete flow is `SaveToBoardModal`.',
    dont: 'Don’t create the board here: `onCreate` receives the typed or suggested name, and `BoardForm` creates the board.',
  },
  'Saving/Create board': {
    do: 'Put it into your own page or dialog with a title. It invites the chosen people itself.',
    dont: 'Don’t add a "secret" switch: it shows one to owners of the ad account, and tells others that their board is protected.',
  },
  'Saving/Add section': {
    do: 'Pass the section’s first pin, so that its picture is shown and the section is not empty.',
    dont: 'Don’t use it within the save flow, which adds sections itself, and don’t close it in `onCreated`: `onClose` follows.',
  },
  'Saving/Pin saved': {
    do: 'Show it to highlight a save, with the board as the server returned it.',
    dont: 'Don’t add or hide buttons: "Promote your Pin" depends on the viewer, the account’s age and `siteType`.',
  },
  'Saving/Save confirmation': {
    do: 'Mount it outside modal dialogs, because screen readers ignore everything outside an open one, and unmount it in `onDismiss`.',
    dont: 'Don’t put controls into it: it disappears after 2,600 ms. For something permanent, use `PinSavedDialog`.',
  },
  'Saving/Hashtags': {
    do: 'Read the text in `onValue`. Passing it back as `value` is optional, because the field keeps its own text.',
    dont: 'Don’t use it for titles or board names, where hashtags have no meaning. Don’t report failures: the list just disappears.',
  },
  'Saving/Move pins': {
    do: 'Render the lists in `children`, with each pin where `placeOf` says, so that moves appear immediately and failed ones are undone.',
    dont: 'Don’t move pins in your own state before `onMoved`. Moving pins to their current place only calls `onRejected`.',
  },
  'Saving/Follow': {
    do: 'Use `onLoginRequired` to ask visitors to log in your own way. Without it, `AuthModal` opens.',
    dont: 'Don’t hide it on the viewer’s own profile: it says "This is you". To follow several members at once, use `FollowRow`.',
  },
  'Saving/Follow row': {
    do: 'Pass the suggested members unfiltered, even if they include the viewer, and the pin next to the row.',
    dont: 'Don’t change the members of a mounted row: it remounts and loses its state.',
  },
  'Saving/Block': {
    do: 'Hide the member’s content in `onChange`, which is called once the server has confirmed.',
    dont: 'Don’t show an error: failures are undone silently. Members cannot block themselves.',
  },
  'Saving/Save to board view': {
    do: 'Set the step, which determines the title, and pass its list or form as `children`.',
    dont: 'Don’t close it on every `onClose`: its meaning depends on the step, and is usually one step back.',
  },
  'Saving/Board picker view': {
    do: 'Pass the same array for an unchanged list of boards, to avoid rendering it again. Update `highlighted` when notified.',
    dont: 'Don’t expect it to sort or search: it shows the boards in the given order, and `onSearch` requests others.',
  },
  'Saving/Section picker': {
    do: 'Pass the board’s name and cover: the board has its own row, because pins can be saved to the board itself.',
    dont: 'Don’t pass an empty list while loading or after a failure: use `isLoading` and `hasFailed`.',
  },
  'Saving/Create board view': {
    do: 'Pass all errors of the name: each is shown on its own line, and a screen reader hears them separated by commas.',
    dont: 'Don’t pass a `collaboratorsSlot` unless the viewer owns the ad account: only owners can invite.',
  },
  'Saving/Board created': {
    do: 'Set `isUntitled` in a dialog that is already titled "Board created".',
    dont: 'Don’t wait for its animation to end: there is no event, and no animation with reduced motion.',
  },
  'Saving/Pin saved view': {
    do: 'Pass the dominant color, which is shown while the pin loads.',
    dont: 'Don’t validate URLs yourself: an unsafe one is shown as text.',
  },
  'Saving/Move pins view': {
    do: 'Give it the pins as `MovePins` places them, so that a move shows at once and a failed one is taken back, and its `pending`, `moved` and `undo`.',
    dont: 'Don’t clear `selected` before the move is accepted: a refused move leaves the selection for another try.',
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
