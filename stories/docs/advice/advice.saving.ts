import type { Advice } from './advice.types.ts'

/** The flows that save pins, and those around them. Most need a session: without one they show nothing, or ask for a log-in. */
export const savingFlowAdvice: Readonly<Record<string, Advice>> = {
  'Saving/Save to board': {
    do: 'Raise what the page knows of the board, the section and the viewer in `onSaved`, and open `AuthModal` in `onLoginRequired`.',
    dont: 'Don’t unmount it when it closes: a save under way goes on, and says so in a toast. Close it by `isOpen`.',
  },
  'Saving/Board picker': {
    do: 'Use it where an app builds its own dialog around the choice of a board; the whole flow is `SaveToBoardModal`.',
    dont: 'Don’t create the board in it: `onCreate` hands over the name that was typed or suggested, and `BoardForm` makes the board.',
  },
  'Saving/Create board': {
    do: 'Put it into a page or dialog of the app’s own, with its title, and invite in `onCreated` whom the person chose.',
    dont: 'Don’t show a "secret" switch beside it: it offers one to owners of the ad account, and says to others that their board is protected.',
  },
  'Saving/Add section': {
    do: 'Pass the pin that the section begins with, so that its picture is shown and the section is not empty.',
    dont: 'Don’t use it within the save flow, which adds sections itself, and don’t close it in `onCreated`: `onClose` follows by itself.',
  },
  'Saving/Pin saved': {
    do: 'Show it after a save that the page wants to dwell on, with the board as the server has it.',
    dont: 'Don’t add buttons of your own or hide some: who sees "Promote your Pin" depends on the viewer, the account’s age and `siteType`.',
  },
  'Saving/Save confirmation': {
    do: 'Mount it outside of modal dialogs, inside of which nothing else is read out, and take it off the page in `onDismiss`.',
    dont: 'Don’t put into it what the person must press: it goes by itself after 2,600 ms. What stays is `PinSavedDialog`.',
  },
  'Saving/Hashtags': {
    do: 'Keep the text in `onValue`, and give it back as `value` or not: the field itself keeps what is typed.',
    dont: 'Don’t use it for a title or a board’s name: hashtags mean nothing there. What fails is not said: the list is simply gone.',
  },
  'Saving/Move pins': {
    do: 'Draw the lists in `children`, each pin where `placeOf` says, so that a move shows at once and a failed one goes back.',
    dont: 'Don’t move pins in your own state before `onMoved`, and don’t ask for the place they are in already: that does nothing.',
  },
  'Saving/Follow': {
    do: 'Open `AuthModal` in `onLoginRequired`: whoever is signed out is asked to log in first.',
    dont: 'Don’t hide it on the viewer’s own profile: it says "This is you". For several members at once, use `FollowRow`.',
  },
  'Saving/Follow row': {
    do: 'Pass the suggested members as they are, the viewer among them or not, and the pin that the row stands beside.',
    dont: 'Don’t change the members of a row in use: others are another row, which begins anew.',
  },
  'Saving/Block': {
    do: 'Follow `onChange`, which comes once the server has taken it, and hide there what the member made.',
    dont: 'Don’t say an error of your own: what fails is taken back without a word. There is none for oneself.',
  },
}
