import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import type { Board, BoardSection } from '../../src/domain/saving/board.ts'
import { createPinMachine } from '../../machines/createPin/createPin/createPin.machine.ts'
import type { PageImage, PinDraft } from '../../machines/createPin/createPin/createPin.types.ts'
import { memory, plain } from './saveToBoard.ts'
import { saver } from './saving.ts'
import { run, type Mode, type TestClock, withFakes } from './run.ts'

const size = { width: 600, height: 800 }

/** An image of the external page. */
export const imageOf = (name: string): PageImage => ({ url: `https://a.example/${name}.jpg`, name, size })
export const [ridge, lake] = [imageOf('ridge'), imageOf('lake')]

/** A page without a picture of its own. */
export const draft: PinDraft = {
  pinId: null,
  url: 'https://a.example/walks',
  media: null,
  description: 'A walk',
  guid: 'g-1',
  color: '#b98a7a',
}
/** A page that specifies its picture. */
export const withMedia: PinDraft = { ...draft, media: 'https://a.example/given.jpg' }

export interface CreatePinOptions {
  readonly draft?: PinDraft
  readonly mode?: Mode
  readonly policy?: typeof defaultPolicy
}

/** Creating a pin on a clock, with a fake for every actor and step. */
export function startCreatePinOn<C extends TestClock>(
  clock: C,
  { mode = 'plain', draft: given = draft, policy = defaultPolicy }: CreatePinOptions = {},
) {
  const { fakes, machine } = withFakes(
    createPinMachine,
    'destination',
    'registerImage',
    'findImages',
    'checkClaim',
    'claimUpsell',
    'savePin',
    'severalPins',
  )
  const running = run(machine, { clock, mode, input: { policy, session: saver, draft: given } })
  const snapshot = () => running.actor.getSnapshot()
  const steps = {
    choose: (board: Board = plain, section: BoardSection | null = null) =>
      fakes.destination.last().resolve({ outcome: 'chosen', board, section, memory }),
    found: (...images: readonly PageImage[]) => fakes.findImages.last().resolve(images),
    saved: () => fakes.savePin.last().resolve({ pinId: '77' }),
  }
  return {
    ...fakes,
    ...steps,
    ...running,
    matches: (value: Parameters<ReturnType<typeof snapshot>['matches']>[0]) => snapshot().matches(value),
    snapshot,
    /** Saves a pin with the given picture, and settles whether an account can be connected. */
    async save(isClaimDue = false) {
      await steps.choose()
      await steps.saved()
      await fakes.checkClaim.last().resolve(isClaimDue)
    },
  }
}
