/** `PICTURES` is `on` or empty; `PICTURES_ONLY` limits screenshots to some ids. Set by scripts/visual/stories.ts. */
const { PICTURES, PICTURES_ONLY } = import.meta.env
const only = String(PICTURES_ONLY ?? '')
  .split(' ')
  .filter(Boolean)

type Vitest = NonNullable<typeof globalThis.underVitest>

/** The current time in stories. Only `Date` is fixed: mocks and awaits need real timers. */
const now = new Date('2026-01-15T12:00:00Z')

/** Fixes `Date` until the returned function is called. */
export function holdDate() {
  const vi = globalThis.underVitest?.vi
  vi?.useFakeTimers({ toFake: ['Date'], now })
  return () => void vi?.useRealTimers()
}

/** Compares the page with the story's committed screenshot. `parameters: { picture: false }` opts a story out. */
export async function checkPicture(id: string, parameters: Record<string, unknown>) {
  const vitest = globalThis.underVitest
  if (!vitest || !PICTURES) return
  if (parameters['picture'] === false) {
    vitest.task().meta.picture = 'none'
    return
  }
  if (only.length > 0 && !only.includes(id)) return
  await Promise.all([document.fonts.ready, ...pagePictures(), drawings()])
  const restore = await enlargeWindow(vitest.page)
  try {
    if (await isSameSoon(vitest, id)) return
    // vitest sanitizes names and would merge two hyphens into one, so they are passed as underscores.
    await vitest.expect(pictured(vitest)).toMatchScreenshot(id.replaceAll('--', '__'))
  } catch (error) {
    if (error instanceof Error) {
      const owner = await vitest.commands.ownerOfPicture(id)
      if (owner !== id)
        error.message += `\n${id} has no picture of its own, because it looked exactly like ${owner}. It no longer does.`
      error.message += `\nCompare before and after: npm run visual:report. Accept the change: npm run visual:accept -- ${id}\n`
    }
    throw error
  } finally {
    await restore()
  }
}

/** The whole page or, with a dialog over it, the window: the page may be scrolled. */
const pictured = ({ page }: Vitest) => (document.querySelector(':modal') ? page : document.body)

/** The pictures of the story's page and of people, decoded. A story waits for its other pictures. */
const pagePictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('[data-stage] img, [data-ui="avatar"] img')].map((image) =>
    image.decode().catch(() => undefined),
  )

/** The place of a drawing, without it. */
const UNFILLED = '[data-ui="drawing"]:not(:has(svg)), [data-at="aside"] > :empty'

/** The illustrations, which load after their views. A story that shows one being loaded is photographed without it after five seconds. */
async function drawings() {
  for (let tries = 0; tries < 50 && document.querySelector(UNFILLED); tries += 1)
    await new Promise((done) => setTimeout(done, 100))
}

/** Compares a few times: on a busy machine, what a story has just changed may not be painted yet. */
async function isSameSoon(vitest: Vitest, id: string) {
  for (let tries = 0; tries < 4; tries += 1) {
    if (await isSameAtOnce(vitest, id)) return true
    await new Promise((done) => setTimeout(done, 250))
  }
  return false
}

/** A quick comparison of the window as it is, without the blinking caret. */
async function isSameAtOnce({ commands }: Vitest, id: string) {
  const { style } = document.documentElement
  style.caretColor = 'transparent'
  try {
    return await commands.matchesScreenshot(id, window.innerWidth, window.innerHeight)
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
  if (document.querySelector(':modal') || pageHeight() <= innerHeight + 1) return async () => {}
  // Content sized by the window's height grows with it, up to a limit.
  for (let pass = 0; pass < 3 && window.innerHeight < pageHeight(); pass += 1)
    await page.viewport(innerWidth, pageHeight())
  return async () => {
    if (window.innerHeight !== innerHeight) await page.viewport(innerWidth, innerHeight)
  }
}

const pageHeight = () => document.documentElement.scrollHeight
