import type { colors } from './foundations.ts'

/** What each color role is for. */
export const colorUses: Readonly<Record<keyof typeof colors, string>> = {
  ground: 'The page.',
  raised: 'Dialogs, cards and toasts: one step above the page.',
  sunken: 'Quiet fills: secondary buttons, notices, what is still loading.',
  sunkenHover: 'A quiet fill under the pointer.',
  text: 'Titles, text, and what is typed.',
  textSubtle: 'Hints, captions, and the second line of a row.',
  border: 'The edges of fields and checkboxes, without which they could not be found.',
  divider: 'Hairlines, and the edges of cards and outlined buttons.',
  accent: 'The one main action of a view. Never for text or for decoration.',
  accentHover: 'The main action under the pointer.',
  onAccent: 'The words of the main action.',
  disabled:
    'A main action that does nothing yet: a faded accent, so that it is not taken for a second action.',
  onDisabled: 'The words of a main action that does nothing yet.',
  danger: 'Errors, with an icon beside the words, and actions that cannot be undone.',
  success: 'What has been done, with an icon beside the words.',
  focus: 'The ring around what the keyboard is on.',
  scrim: 'Between the page and a dialog.',
  warning: 'The icon and title of a warning.',
  warningSurface: 'The ground of a warning.',
  dangerSurface: 'The ground of an error notice.',
  successSurface: 'The ground of good news.',
}
