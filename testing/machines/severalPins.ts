import { ApiFailure } from '../../src/api/failure.ts'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import { severalPinsMachine } from '../../machines/createPin/severalPins/severalPins.machine.ts'
import { createManualClock } from '../../src/platform/memory.ts'
import { draft, imageOf } from './createPin.ts'
import { run, withFakes } from './run.ts'
import { plain } from './saveToBoard.ts'
import { saver } from './saving.ts'

/** The answer when the session has ended. */
export const ended = new ApiFailure('refused', { status: 401 })

/** Three pictures of a page, and their requests. */
export const pins = ['ridge', 'lake', 'night'].map(imageOf).map((picture) => ({
  picture,
  request: {
    session: saver,
    draft,
    description: 'A walk',
    imageUrl: picture.url,
    method: 'scraped' as const,
    boardId: plain.id,
    sectionId: null,
  },
}))

/** Creating several pins on a clock, with a fake for the call. */
export function startSeveralPins() {
  const { fakes, machine } = withFakes(severalPinsMachine, 'savePin')
  const input = { policy: defaultPolicy, board: plain, section: null, pins }
  return { ...fakes, ...run(machine, { clock: createManualClock(), input }) }
}
type Run = ReturnType<typeof startSeveralPins>

export const statesOf = ({ context }: Run) => context().results.map(({ state }) => state)
/** The pictures that were sent, in order. */
export const sentOf = ({ savePin }: Run) =>
  savePin.calls.map(({ input }) => /(\w+)\.jpg$/.exec(input.imageUrl ?? '')?.[1])
export const saveSeveral = ({ savePin }: Run, pinId = '7') => savePin.last().resolve({ pinId })
export const failSeveral = ({ savePin }: Run, failure: ApiFailure) => savePin.last().reject(failure)
