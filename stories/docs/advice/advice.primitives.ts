import type { Advice } from './advice.types.ts'

/** The primitives. They are plain elements: the root around them brings their styles. */
export const primitiveAdvice: Readonly<Record<string, Advice>> = {
  'Primitives/Avatar': {
    do: 'Pass the person’s full name even when there is a picture: its initials stand in when the picture is missing or does not load. Set `decorative` where the name is written beside it.',
    dont: 'Don’t use it for pins or boards, which are not round and have no initials.',
  },
  'Primitives/Button': {
    do: 'Set `busy` while its work is under way: it keeps its width, its name and the focus. Give an `icon` button an `aria-label`.',
    dont: 'Don’t draw two primary buttons in one view, and don’t use it to go somewhere: that is a `Link`, or a `LinkButton` where it must look like a button.',
  },
  'Primitives/Checkbox': {
    do: 'Use it for what a form sends, such as a consent, and put a "Learn more" link into `detail`, outside of the clickable area.',
    dont: 'Don’t use it for what takes effect at once: that is a `Switch`. Don’t put a link into `label`, all of which ticks the box.',
  },
  'Primitives/Code field': {
    do: 'Use it for a code that was sent to the person: the browser may offer it from the message, and pasted spaces and dashes are dropped. It takes what a `TextField` takes, save what makes it a code.',
    dont: 'Don’t use it for a password, which has a field of its own, and don’t clean the code again: `onValue` has it without separators.',
  },
  'Primitives/Dialog': {
    do: 'Mount it to open it and unmount it to close it. Give a `viewKey` that changes with the view it shows, so that focus moves and the new title is announced.',
    dont: 'Don’t leave `onClose` out unless the person must not leave: without it there is no close button, and Escape does nothing.',
  },
  'Primitives/Form': {
    do: 'Read the values that `onSubmit` hands over: they are those of the DOM, also where a password manager filled them in. Pass `errors`, so that focus goes to the first invalid field.',
    dont: 'Don’t keep the fields in state to submit them: a keystroke would draw the whole form again, and a value set without an event would be missed.',
  },
  'Primitives/Link': {
    do: 'Use it for whatever has an address, and hand it the address as it came: anything but http(s) and relative addresses leaves the text without a link.',
    dont: 'Don’t use it with a press handler alone: that is a `Button` with the variant `link`. `rel` is not yours to set: a link to a new tab keeps our window to itself.',
  },
  'Primitives/Loading': {
    do: 'Use it where the shape of what comes is known, and say in `label` what is loading: it is a status.',
    dont: 'Don’t use it inside of a button, which is `busy` instead, or over a whole page, which is `LoadingOverlay`.',
  },
  'Primitives/Notice': {
    do: 'Keep it mounted and empty while there is nothing to say: a text that comes into a live region is announced, a region that comes with its text may not be.',
    dont: 'Don’t use it for what is wrong with one field, which is the field’s `error`, or for what goes by itself, which is a toast.',
  },
  'Primitives/Password field': {
    do: 'Say by `autoComplete` whether it is the password that the person has or a new one: password managers fill in or suggest accordingly. Else it takes what a `TextField` takes.',
    dont: 'Don’t trim or change what was typed, and don’t keep it in storage or in a log.',
  },
  'Primitives/Switch': {
    do: 'Use it for one thing that is on or off, and let the label say what is on.',
    dont: 'Don’t use it for one of several boxes or for what may be partly on: that is a `Checkbox`.',
  },
  'Primitives/Text area': {
    do: 'Use it where more than one line is expected. Follow the text with `onValue` only where something must happen while it is written.',
    dont: 'Don’t size it by hand: it grows with what is written, up to ten lines or so.',
  },
  'Primitives/Text field': {
    do: 'Give it a visible `label` and set `dir="ltr"` for an address or a code, in every language. Put help into `hint`, and what is wrong into `error`.',
    dont: 'Don’t use a placeholder for the label, and don’t use it for a password or a one-time code, which have fields of their own.',
  },
  'Primitives/Toaster': {
    do: 'Mount it once, before the first toast, and take a toast out of the list when `onExpire` names it.',
    dont: 'Don’t put into a toast what the person must act on: it goes by itself. Don’t say an error of a field here, where nothing points at the field.',
  },
  'Primitives/Tooltip': {
    do: 'Use it to explain a control, such as one that is disabled, and give the id it hands over to that control as `aria-describedby`.',
    dont: 'Don’t put anything to press into it, and don’t use it around what takes no focus: a keyboard would never open it.',
  },
}
