import { vi } from 'vitest'
import type { PinCreated } from '../../../../machines/createPin/createPin/createPin.types.ts'
import { pageImageSizes } from '../../../../mocks/fixtures/pageImages.ts'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import type { ScenarioName } from '../../../../mocks/index.ts'
import { createPinHref, withPicture } from '../../../../testing/stage/createPinHref.ts'
import { CreatePinStage } from '../../../../testing/stage/CreatePinStage.tsx'
import type { Mount, Mounted, MountOptions } from '../../../../testing/stage/mountFlow.tsx'
import { choose } from '../../../../testing/stage/saveToBoardPage.tsx'
import { see } from '../../../../testing/stage/person.ts'

/** The app's callback. */
export const onCreated = vi.fn<(created: PinCreated) => void>()

const { media: _media, ...pageAlone } = withPicture
/** The address of a page whose images the server has to find. */
export const pageHref = createPinHref(pageAlone)
export const pictureHref = createPinHref(withPicture)

/** Mounts the popup on the address that a bookmarklet opens. */
export const openingPopup =
  (mount: Mount) =>
  (given?: ScenarioName, href = pictureHref, { browser, ...options }: MountOptions = {}) => {
    onCreated.mockClear()
    const mounted = mount(<CreatePinStage pinId={null} onCreated={onCreated} />, {
      given,
      session: wren,
      ...options,
      browser: { href, pictures: pageImageSizes, window: { hasOpener: true }, ...browser },
    })
    return { ...mounted, window: mounted.platform.window }
  }

/** The calls that create a pin. StrictMode sends none twice. */
export const creations = ({ calls }: Pick<Mounted, 'calls'>) =>
  calls.filter(({ name }) => name === 'createPin' || name === 'repin')

/** Saves to a board, and waits for the success view. */
export async function save(board = 'Blue sofa') {
  await choose(board)
  await see(`Saved to ${board}`)
}

/** The shown text of the countdown. */
export const countdown = () => document.querySelector('[data-at="countdown"] [aria-hidden]')?.textContent
/** What screen readers were told. */
export const announced = () =>
  [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).filter(Boolean)
