import { expect, waitFor } from 'storybook/test'
import type { MemoryPopup } from '../../../mocks/platform.ts'
import { until, wait, type Actor, type Step } from '../../../testing/steps/steps.ts'

const lastPopup = async ({ stage }: Actor): Promise<MemoryPopup> => {
  const { popup } = stage.platform
  return waitFor(() => popup.last ?? expect.unreachable('No window is open.'))
}

/** The user closes the window. The flow notices at its next poll. B7. */
export const closeWindow: Step[] = [
  ['Close the window', async (actor) => (await lastPopup(actor)).closeByUser()],
  wait(1_000),
]

/** No message arrived within the grace period. */
export const letGraceEnd = (machine: string): Step[] => [
  ...closeWindow,
  until(`${machine}.open.closing`),
  wait(3_000),
]

/** Our callback page in the popup posts a message to its opener. */
export const windowSays = (sentence: string, message: (popup: MemoryPopup) => unknown): Step => [
  sentence,
  async (actor) => {
    const popup = await lastPopup(actor)
    popup.emit(message(popup))
  },
]

/** The `state` in the request URL, which a response must repeat. B4. */
export const stateOf = ({ request }: MemoryPopup) => new URL(request.url).searchParams.get('state')

/** A second click brought the open window to the front. B12. */
export const onlyWindowIsFocused: Step = [
  'The open window comes to the front, and no second one opens',
  ({ stage: { platform } }) =>
    waitFor(() => expect([platform.popup.last?.focused, platform.popup.opened.length]).toEqual([1, 1])),
]

/** The window has this size. auth.txt §9. */
export const windowMeasures = (width: number, height: number): Step => [
  `The window measures ${width} × ${height}`,
  async (actor) => expect((await lastPopup(actor)).request).toMatchObject({ width, height }),
]
