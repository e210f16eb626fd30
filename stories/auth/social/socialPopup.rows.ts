import type { SpecRow } from '../../docs/spec/specRow.ts'

export const socialPopupRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Popup under /connect/, its message to the opener',
    sentences: [
      '§2 A popup route',
      '§4 Popup flow for the first',
      '§4 Popup-closed polling every',
      '§4 Popup messages are',
      '§7 SSO verification and SSO',
      '§8 Provider status other',
    ],
    machines: ['socialPopup', 'connect'],
    tested: ['src/flows/auth/services/popup.actor.ts'],
    built: [
      'src/flows/auth/connect/ConnectPage.tsx',
      'src/views/auth/connect/ConnectView.tsx',
      'src/domain/auth/providers/facebookApi.ts',
      'src/platform/opener.ts',
      'src/domain/auth/providers/popups.ts',
    ],
    stories: ['Auth/Social log-in', 'Auth/Connect page'],
    tests: [
      'machines/auth/connect/connect.machine.test.ts',
      'src/flows/auth/connect/connect.effects.test.ts',
      'src/platform/popup.browser.test.ts',
      'src/flows/auth/tests/connectPage.browser.test.tsx',
      'src/flows/auth/tests/googleButton.browser.test.tsx',
    ],
  },
]
