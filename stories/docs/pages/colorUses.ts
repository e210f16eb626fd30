import type { colors } from './foundations.ts'

/** What each color role is for. */
export const colorUses: Readonly<Record<keyof typeof colors, string>> = {
  ground: 'The page.',
  tinted: 'The page under a card with a short step.',
  raised: 'Dialogs, cards and toasts: one step above the page.',
  sunken: 'Quiet fills: secondary buttons, notices, content that is still loading.',
  sunkenHover: 'A quiet fill while it is hovered.',
  text: 'Titles, text, and input.',
  textSubtle: 'Hints, captions, and the second line of a row.',
  border: 'The edges of fields and checkboxes, which would be invisible without them.',
  divider: 'Hairlines, and the edges of cards and outlined buttons.',
  accent: 'The one main action of a view. Never for text or for decoration.',
  accentHover: 'The main action while it is hovered.',
  onAccent: 'The label of the main action.',
  disabled:
    'A main action that does nothing yet: a faded accent, so that it is not taken for a second action.',
  onDisabled: 'The label of a main action that does nothing yet.',
  danger: 'Errors, with an icon next to the text, and actions that cannot be undone.',
  success: 'Completed actions, with an icon next to the text.',
  focus: 'The ring around the focused element.',
  scrim: 'The layer between the page and a dialog.',
  warning: 'The icon and title of a warning.',
  warningSurface: 'The background of a warning.',
  dangerOnText: 'The icon and the edge of an error toast.',
  dangerSurface: 'The background of an error notice.',
  successSurface: 'The background of a success notice.',
}
