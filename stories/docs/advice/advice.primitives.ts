/** The primitives. */
export const primitiveAdvice = {
  'Primitives/Avatar': {
    do: 'Always pass the full name: its initials are shown if the picture is missing or fails to load. Set `decorative` if the name is next to it.',
    dont: 'Don’t use it for pins or boards, which are not round and have no initials.',
  },
  'Primitives/Button': {
    do: 'Set `busy` while its action is pending: it keeps its width, name and focus. Give an `icon` button an `aria-label`.',
    dont: 'Don’t show two primary buttons in one view, and don’t use it for navigation: use a `Link`, or a `LinkButton` if it must look like a button.',
  },
  'Primitives/Checkbox': {
    do: 'Use it for values a form submits, such as a consent, and put a "Learn more" link into `detail`, outside the clickable area.',
    dont: 'Don’t use it for immediate effects: use a `Switch`. Don’t put a link into `label`, because a click anywhere on it ticks the box.',
  },
  'Primitives/Code field': {
    do: 'Use it for one-time codes: the browser can fill in the code from the message, and pasted spaces and dashes are removed. It accepts the props of `TextField`, except those it sets itself.',
    dont: 'Don’t use it for passwords, and don’t clean up the code yourself: `onValue` receives it without separators.',
  },
  'Primitives/Dialog': {
    do: 'Mount it to open it and unmount it to close it. Give a `viewKey` that changes with the view it shows, so that focus moves and the new title is announced.',
    dont: 'Don’t omit `onClose` unless the user must not leave: without it there is no close button, and Escape does nothing.',
  },
  'Primitives/Form': {
    do: 'Use the values passed to `onSubmit`: they come from the DOM, so they include what a password manager filled in. Pass `errors`, so that focus moves to the first invalid field.',
    dont: 'Don’t keep field values in state just to submit them: every keystroke would render the form, and values set without an event would be missed.',
  },
  'Primitives/Illustration': {
    do: 'Use it where there is nothing else to look at: an empty list, a welcome, a page that is about to be left. Say the matter in words beside it, because screen readers skip it.',
    dont: 'Don’t put it beside a picture of a pin, and don’t use it as a button or for an error.',
  },
  'Primitives/Link': {
    do: 'Use it for every URL, and pass the URL unchanged: if it is neither http(s) nor relative, only the text is shown.',
    dont: 'Don’t use it with only a click handler: use a `Button` with the variant `link`. Don’t set `rel`: links to a new tab never expose our window.',
  },
  'Primitives/List failed': {
    do: 'Use it in place of a list that could not be loaded, with one sentence; keep it mounted while it is empty, so that the sentence is announced.',
    dont: 'Don’t use it for a form that was refused: an error is at its field, or in a `Notice` above the button.',
  },
  'Primitives/Loading': {
    do: 'Use it if you know the shape of what is loading, and describe it in `label`, which is announced.',
    dont: 'Don’t use it inside a button (use `busy`) or over a page (use `LoadingOverlay`).',
  },
  'Primitives/Notice': {
    do: 'Keep it mounted while it is empty: text added to an existing live region is announced, a region mounted with its text may not be.',
    dont: 'Don’t use it for the error of a single field (use the field’s `error`) or for temporary messages (use a toast).',
  },
  'Primitives/Password field': {
    do: 'Set `autoComplete` to say whether it is the current or a new password, so that password managers fill in or suggest one. It accepts the props of `TextField`.',
    dont: 'Don’t trim or change the password, and don’t store or log it.',
  },
  'Primitives/Radio group': {
    do: 'Use it for two to five choices that people should compare, and explain each in its `detail`.',
    dont: 'Don’t use it for long lists: use a `SelectField`. Don’t use it for on and off: use a `Switch`.',
  },
  'Primitives/Search field': {
    do: 'Use it above a list that it narrows. It has its own cross, so that it looks the same in every browser; name the cross with `clearLabel`.',
    dont: 'Don’t use it to choose one of a few values: use a `SelectField`.',
  },
  'Primitives/Select field': {
    do: 'Use it for a long list of which one is chosen, such as countries, and sort it as the locale does.',
    dont: 'Don’t use it for two or three choices: use a `RadioGroup`, which shows them all.',
  },
  'Primitives/Switch': {
    do: 'Use it for a setting that is on or off, and label it with what is on.',
    dont: 'Don’t use it for one of several boxes or for a mixed state: use a `Checkbox`.',
  },
  'Primitives/Text area': {
    do: 'Use it for multiple lines of text. Use `onValue` only if something must happen while typing.',
    dont: 'Don’t set its height: it grows with its content, up to about ten lines.',
  },
  'Primitives/Text field': {
    do: 'Give it a visible `label`, and set `dir="ltr"` for email addresses, URLs and codes, in every language. Put help into `hint` and errors into `error`.',
    dont: 'Don’t use a placeholder as the label, and don’t use it for passwords or one-time codes: use `PasswordField` or `CodeField`.',
  },
  'Primitives/Toaster': {
    do: 'Mount it once, before the first toast, and remove a toast from the list when `onExpire` names it.',
    dont: 'Don’t use toasts for anything the user must act on, because they disappear, or for field errors alone, because nothing points to the field: make that toast an `echo` of the error at the field.',
  },
  'Primitives/Popup': {
    do: 'Use it for a short list of choices, and move the focus to the first one when its content mounts.',
    dont: 'Don’t put a form into it: a click outside closes it without a question. Use `Dialog`.',
  },
  'Primitives/Tooltip': {
    do: 'Use it to explain a control, such as a disabled one, and pass its ID to that control as `aria-describedby`.',
    dont: 'Don’t put controls into it, and don’t wrap anything that cannot be focused, because keyboards could not open it.',
  },
}
