import { expect, waitFor } from 'storybook/test'
import { keptCredential } from '../../../mocks/scenarios/auth/storedCredential.ts'
import { passed } from '../../../testing/journeys/checks.steps.ts'
import { given, type Journeys } from '../../../testing/journeys/journey.ts'
import { leaving } from '../../../testing/journeys/page.steps.ts'
import { until, type Step } from '../../../testing/steps/steps.ts'

/** The browser's choice is open. */
export const waitsForChoice: Step = [
  'The browser shows its choice of passwords',
  ({ stage }) => waitFor(() => expect(stage.platform.credentials.waiting).toBe(1)),
]
/** The choice of the browser is gone. */
export const choiceIsClosed: Step = [
  'The browser’s choice is closed',
  ({ stage }) => waitFor(() => expect(stage.platform.credentials.waiting).toBe(0)),
]
export const choosesPassword: Step = [
  'Choose the stored password',
  ({ stage }) => stage.platform.credentials.choose(keptCredential),
]

/** Every leaf state of asking for a stored password. */
export const storedCredentialJourneys = {
  'storedCredential.reading': given(
    'storedCredential.waits',
    until('storedCredential.reading'),
    waitsForChoice,
  ),
  'storedCredential.handedOver': given('storedCredential.succeeds', leaving),
  'storedCredential.unused': given('storedCredential.none', passed('storedCredential.unused')),
} as const satisfies Journeys
