import { expect, waitFor } from 'storybook/test'
import { inMode } from '../../../testing/modes.ts'
import preview from '../../../.storybook/preview.tsx'
import { hostileMessage, longMessage, rtlMessage } from '../../../mocks/fixtures/messages.ts'
import type { ScenarioName } from '../../../mocks/index.ts'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'
import { fitsTheWindow } from '../../../testing/journeys/page.steps.ts'
import { driven } from '../../journeys/reaches.ts'
import type { Step } from '../../../testing/steps/steps.ts'

const meta = preview.meta({ title: 'Auth/Log in', id: 'auth-log-in-modes', component: LoginPage })

const plain = () => driven({}, { state: 'login.editing.typing' })

export const Dark = meta.story({ globals: inMode('dark'), ...plain() })
export const RightToLeft = meta.story({ name: 'Right to left (J21)', globals: inMode('rtl'), ...plain() })
export const PseudoLocale = meta.story({
  name: 'Pseudo-locale: longer, marked',
  globals: { locale: 'en-XA' },
  ...plain(),
})
export const Phone = meta.story({
  name: 'Phone, 320 px (J17)',
  globals: inMode('phone'),
  ...driven({ steps: [fitsTheWindow('Log in')] }, { state: 'login.editing.typing' }),
})
export const ForcedColors = meta.story({
  name: 'Forced colors (J19)',
  ...plain(),
  parameters: { ...plain().parameters, media: { forcedColors: 'active' } },
})

/** The server's message on a phone: complete, and only ever text. */
const saying = (given: ScenarioName, message: string, ...steps: Step[]) => ({
  globals: inMode('phone'),
  ...driven(
    {
      given,
      steps: [
        ...logIn(),
        [
          'The whole message describes the email field',
          ({ page }) =>
            waitFor(() =>
              expect(page.getByLabelText('Email').ariaDescribedByElements?.[0]?.textContent).toBe(message),
            ),
        ],
        ...steps,
        fitsTheWindow('Log in'),
      ],
    },
    { state: 'login.editing.typing' },
  ),
})

export const HostileMessage = meta.story({
  name: 'Hostile message (E1)',
  ...saying('login.hostileMessage', hostileMessage, [
    'No element was made of it, nothing ran',
    () => {
      expect(document.querySelector('bdi > :not(font)')).toBeNull()
      expect('wasRun' in globalThis).toBe(false)
    },
  ]),
})
export const LongMessage = meta.story({
  name: '10,000 characters without a space (E2)',
  ...saying('login.longMessage', longMessage),
})
export const RtlMessage = meta.story({
  name: 'Right-to-left override (E3)',
  ...saying('login.rtlMessage', rtlMessage, [
    'It is isolated from its neighbours',
    () => {
      const words = document.querySelector('bdi')
      expect(words && getComputedStyle(words).unicodeBidi).toBe('isolate')
    },
  ]),
})
