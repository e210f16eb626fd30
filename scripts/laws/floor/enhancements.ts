/** Features newer than the floor. */
export interface Enhancement {
  /** As the law names them. A property also stands for its values: `position-area` for `position-area: none`. */
  readonly features: readonly string[]
  /** What people have without them, and the guard if the code has one. */
  readonly without: string
  /** The only files that may use them, since they have the guard. Default: any. */
  readonly only?: readonly string[]
}

/** Every feature that the product uses though it is newer than the floor in `browserslist`. */
export const enhancements: readonly Enhancement[] = [
  {
    features: [
      'anchor-name',
      'anchor-scope',
      'anchor()',
      'position-anchor',
      'position-area',
      'position-try-fallbacks',
      '@position-try',
    ],
    without:
      'A popup opens in the middle of the window, a tooltip and a toast at its bottom, by `@supports`; a length precedes `anchor()`.',
    only: [
      'src/ui/actions/Popup.styles.ts',
      'src/ui/dialog/Dialog.styles.ts',
      'src/ui/feedback/Toaster.styles.ts',
      'src/ui/feedback/Tooltip.styles.ts',
      'src/views/auth/login/PasswordGate.tsx',
      'src/views/createPin/MobileCreatePinView.styles.ts',
      'src/views/people/MoveFoot.styles.ts',
    ],
  },
  {
    features: ['field-sizing'],
    without: 'A text area has its rows, scrolls, and can be resized.',
  },
  { features: ['text-wrap: pretty'], without: 'A last line may hold a single word.' },
  { features: ['word-break: auto-phrase'], without: 'A Japanese line may end in the middle of a word.' },
  {
    features: ['scrollbar-gutter'],
    without: 'Where scrollbars take space, the page behind a dialog moves by their width.',
  },
  {
    features: ['overscroll-behavior', 'overscroll-behavior-x'],
    without: 'A list that fits scrolls the page behind it.',
  },
  { features: ['scrollbar-width'], without: 'A row that scrolls sideways shows its scrollbar.' },
  {
    features: ['overflow-clip-margin'],
    without: 'The focus ring of a code is clipped at the sides of its boxes.',
  },
  {
    features: ['align-content: safe'],
    without: 'The card of a log-in is at the top of the page, not in its middle.',
  },
  {
    features: ['backdrop-filter', '@media (prefers-reduced-transparency)'],
    without:
      'The page behind a dialog is dimmed, but not blurred; it stays blurred for those who want less transparency.',
    only: ['src/ui/dialog/Dialog.styles.ts', 'src/ui/dialog/modal.styles.ts'],
  },
  {
    features: ['::-webkit-datetime-edit'],
    without: 'In a right-to-left field a date is at the left, beside the button of the calendar.',
    only: ['src/ui/fields/date.styles.ts'],
  },
  {
    features: ['content-visibility'],
    without: 'There is nothing to reset.',
  },
  {
    features: ['forced-color-adjust'],
    without: 'No version of Safari has forced colors. It is set in `@media (forced-colors)`.',
  },
  { features: ['user-select'], without: 'Safari takes `-webkit-user-select`, which is set beside it.' },
  {
    features: ['text-align: match-parent'],
    without: 'Chrome takes `-webkit-match-parent`, which is set before it.',
  },
  { features: ['-webkit-font-smoothing'], without: 'Text has the weight that the system gives it.' },
  {
    features: [
      '::-moz-progress-bar',
      '::-webkit-progress-bar',
      '::-webkit-progress-value',
      '::-webkit-calendar-picker-indicator',
      '::-moz-range-thumb',
      '::-moz-range-track',
      '::-webkit-slider-runnable-track',
      '::-webkit-slider-thumb',
    ],
    without: 'Each engine has its own names for the parts of a control, and drops the rules of the others.',
  },
  { features: ['cursor', 'resize'], without: 'A phone has neither a cursor nor a handle to resize by.' },
  {
    features: ['<input autocapitalize>', 'autocapitalize='],
    without: 'It is for keyboards on the screen, which Safari on a Mac does not have.',
  },
  { features: ['<video playsinline>'], without: 'Firefox always plays a video in its place.' },
  {
    features: ['InputEvent.isComposing', '.isComposing'],
    without: 'Safari ends a composition too early, so `isComposing` in src/ui also reads the key code.',
    only: ['src/ui/isComposing.ts', 'src/ui/fields/CodeField.tsx'],
  },
  {
    features: ['focus({ focusVisible })'],
    without: 'A ring is drawn around a button that Safari did not focus when it was clicked.',
    only: ['src/ui/actions/takeFocus.ts'],
  },
  {
    features: ['HTMLElement.popover'],
    without: 'Before iOS 18.3, the browser closes no panel after a tap outside; `Popup` does it.',
  },
  {
    features: ['window.open'],
    without:
      'Safari on iOS opens a tab, not a window of a size. The popup has a name, without which it would open none.',
  },
]
