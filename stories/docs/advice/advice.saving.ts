import type { Advice } from './advice.types.ts'

/**
 * The flows for saving pins and following people. Most require a session: without one they render nothing, or ask the visitor to log in.
 */
export const savingFlowAdvice: Readonly<Record<string, Advice>> = {
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
}
