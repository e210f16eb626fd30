import { expect, waitFor } from 'storybook/test'
import { given, type Journeys } from '../../../testing/journeys/journey.ts'
import { until, type Step } from '../../../testing/steps/steps.ts'
import { toCode } from './loginMfa.journeys.ts'

/** A message arrives on the phone, and the person lets the page read it; null: they do not. */
export const arrives = (code: string | null): Step => [
  code === null ? 'The message must not be read' : `A message with ${code} arrives`,
  ({ stage }) => stage.platform.messageCodes.deliver(code),
]

/** How many requests wait for a message. */
export const listeners = (count: number): Step => [
  count === 0 ? 'No message is waited for' : 'A message is waited for',
  ({ stage }) => waitFor(() => expect(stage.platform.messageCodes.waiting).toBe(count)),
]

export const toListening = [...toCode, until('messageCode.listening'), listeners(1)]

/** Every leaf state of the reading of a message. */
export const messageCodeJourneys = {
  'messageCode.listening': given('loginMfa.reads', ...toListening),
  'messageCode.received': given(
    'loginMfa.reads',
    ...toListening,
    arrives('123456'),
    until('messageCode.received'),
  ),
  'messageCode.silent': given('loginMfa.readsNone', ...toCode, until('messageCode.silent')),
} as const satisfies Journeys
