import { hidePage } from '../testing/stage/hidePage.ts'
import { mark, subject, type Part } from './subject.ts'

/**
 * `PICTURES` says whether pictures are compared, accepted or drawn, if at all; `PICTURES_ONLY` limits them to some ids. Set by
 * scripts/visual/stories.ts.
 */
const { PICTURES, PICTURES_ONLY } = import.meta.env
const only = String(PICTURES_ONLY ?? '')
  .split(' ')
  .filter(Boolean)

/** What to take a picture of. */
export interface Shot {
  readonly storyId: string
  /** The size of the window in px. */
  readonly width: number
  readonly height: number
  /** What the story is about, such as a dialog; null for all that is not empty. */
  readonly subject: Part | null
  /** What has just happened there, such as an error; null if nothing is marked. */
  readonly mark: Part | null
  /** Whether to wait until nothing moves, which takes several times as long. */
  readonly isStill: boolean
  /** Whether a caret may be visible, which forced colors show whatever its color. */
  readonly hasCaret: boolean
}

export interface Taken {
  readonly hash: string
  /** Whether it is the expected picture. */
  readonly isExpected: boolean
}

type Vitest = NonNullable<typeof globalThis.underVitest>

/** The current time in stories. Only `Date` is fixed: mocks and awaits need real timers. */
const now = new Date('2026-01-15T12:00:00Z')

/** Fixes `Date` until the returned function is called. */
export function holdDate() {
  const vi = globalThis.underVitest?.vi
  vi?.useFakeTimers({ toFake: ['Date'], now })
  return () => void vi?.useRealTimers()
}

/** Compares the page with the story's accepted picture. `parameters: { picture: false }` opts a story out. */
export async function checkPicture(id: string, parameters: Record<string, unknown>) {
  const vitest = globalThis.underVitest
  if (!vitest || !PICTURES) return
  const { meta } = vitest.task()
  if (parameters['picture'] === false) {
    meta.picture = null
    return
  }
  if (only.length > 0 && !only.includes(id)) return
  // A view whose file is still loading would be missing.
  await vitest.vi.dynamicImportSettled()
  hidePage(false)
  await Promise.all([document.fonts.ready, ...pagePictures(), heldPictures(), drawings()])
  const restore = await enlargeWindow(vitest.page)
  try {
    const { hash, isExpected } = await taken(vitest, id)
    meta.picture = hash
    if (!isExpected && PICTURES === 'compare')
      throw new Error(
        `${id} does not look like its accepted picture: .cache/pictures/${id}.png\n` +
          `Compare before and after: npm run visual:report. Accept the change: npm run visual:accept -- ${id}\n`,
      )
  } finally {
    // First, so that the smaller window is not drawn in vain.
    hidePage(true)
    await restore()
  }
}

/** The pictures of the story's page and of people, decoded. A story waits for its other pictures. */
const pagePictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('[data-stage] img, [data-ui="avatar"] img')].map((image) =>
    image.decode().catch(() => undefined),
  )

/**
 * The pictures whose places take their shape once they have loaded: the height of the page, and so of the window, depends on them. A story
 * that shows one being loaded is photographed without it after two seconds.
 */
const heldPictures = () =>
  Promise.race([
    new Promise((done) => setTimeout(done, 2_000)),
    Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('[data-ui="held"] img')]
        .filter(({ complete }) => !complete)
        .map((image) => image.decode().catch(() => undefined)),
    ),
  ])

/** The place of a drawing, without it. */
const UNFILLED = '[data-ui="drawing"]:not(:has(svg)), [data-at="aside"] > :empty'

/** The illustrations, which load after their views. A story that shows one being loaded is photographed without it after five seconds. */
async function drawings() {
  for (let tries = 0; tries < 50 && document.querySelector(UNFILLED); tries += 1)
    await new Promise((done) => setTimeout(done, 100))
}

/** Takes the picture once what the story has just changed is drawn. One that is not as expected is taken again when nothing moves. */
async function taken({ commands }: Vitest, storyId: string) {
  const { style } = document.documentElement
  style.caretColor = 'transparent'
  const shoot = (isStill: boolean) => {
    const { innerWidth: width, innerHeight: height } = window
    const hasCaret = matchMedia('(forced-colors: active)').matches
    return commands.takePicture({
      storyId,
      width,
      height,
      subject: subject(),
      mark: mark(),
      isStill,
      hasCaret,
    })
  }
  try {
    await nextFrames()
    const found = PICTURES === 'compare' ? await shoot(false) : null
    return found?.isExpected ? found : await shoot(true)
  } finally {
    style.caretColor = ''
  }
}

/**
 * Enlarges the window to the height of the page, since the rest of the page would be blank. Not with a dialog, which scrolls within its own
 * height. Returns a function that restores the window.
 */
async function enlargeWindow(page: Vitest['page']) {
  const { innerWidth, innerHeight } = window
  // A single pixel is a fraction that was rounded up, and blank.
  const isTall = () => !document.querySelector(':modal') && pageHeight() > innerHeight + 1
  // What measures itself may have yet to fit into the window.
  if (isTall()) await nextFrames()
  if (!isTall()) return async () => {}
  // Content sized by the window's height grows with it, up to a limit.
  for (let pass = 0; pass < 3 && window.innerHeight < pageHeight(); pass += 1)
    await page.viewport(innerWidth, pageHeight())
  return async () => {
    if (window.innerHeight !== innerHeight) await page.viewport(innerWidth, innerHeight)
  }
}

const pageHeight = () => document.documentElement.scrollHeight

/** What has just changed is drawn. */
async function nextFrames() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}
