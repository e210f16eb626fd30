import type { SpecRow } from '../specRow.ts'

export const socialPopupRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Popup under /connect/, its message to the opener',
    machines: ['socialPopup'],
    built: [
      'src/platform/opener.ts',
      'src/domain/auth/providers/popups.ts',
      'src/flows/auth/services/popup.actor.ts',
    ],
    stories: ['Auth/Social log-in'],
    tests: ['src/platform/popup.browser.test.ts', 'src/flows/auth/services/popup.actor.test.ts'],
  },
]
