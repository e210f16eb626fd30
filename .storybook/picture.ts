/** `PICTURES` is `on` or empty; `PICTURES_ONLY` limits them to some ids. Set by scripts/visual.ts. */
const { PICTURES, PICTURES_ONLY } = import.meta.env
const only = String(PICTURES_ONLY ?? '')
  .split(' ')
  .filter(Boolean)

type Vitest = NonNullable<typeof globalThis.underVitest>

/** The moment that stories live in. Only `Date` stands still: mocks and awaits need real timers. */
const now = new Date('2026-01-15T12:00:00Z')

/** Holds `Date` until the answer is called. */
export function holdDate() {
  const vi = globalThis.underVitest?.vi
  vi?.useFakeTimers({ toFake: ['Date'], now })
  return () => void vi?.useRealTimers()
}

/** Compares the page with the story's one committed picture. `parameters: { picture: false }` leaves a story out. */
export async function checkPicture(id: string, parameters: Record<string, unknown>) {
  const vitest = globalThis.underVitest
  if (!vitest || !PICTURES) return
  if (parameters['picture'] === false) {
    vitest.task.meta.picture = 'none'
    return
  }
  if (only.length > 0 && !only.includes(id)) return
  await document.fonts.ready
  const setBack = await showAll(vitest.page)
  try {
    if (await isSameAtFirstSight(vitest, id)) return
    // File names are tidied on the way: two hyphens would become one, so they travel as an underscore.
    await vitest.expect(document.body).toMatchScreenshot(id.replaceAll('--', '__'))
  } catch (error) {
    if (error instanceof Error) {
      error.message += `\nSee what changed: npm run visual:report. Accept it: npm run visual:accept -- ${id}\n`
    }
    throw error
  } finally {
    await setBack()
  }
}

/** The caret comes and goes; it is no part of a picture. */
async function isSameAtFirstSight({ commands }: Vitest, id: string) {
  const { style } = document.documentElement
  style.caretColor = 'transparent'
  try {
    return await commands.looksLike(id, window.innerWidth, window.innerHeight)
  } finally {
    style.caretColor = ''
  }
}

/** A page higher than the window would be blank from the window's edge on. A dialog scrolls within its own height, and stays in the window it was given. */
async function showAll(page: Vitest['page']) {
  const { innerWidth, innerHeight } = window
  if (document.querySelector(':modal')) return async () => {}
  // A list that takes a share of the window grows with it, up to a limit of its own.
  for (let pass = 0; pass < 3 && window.innerHeight < whole(); pass += 1)
    await page.viewport(innerWidth, whole())
  return async () => {
    if (window.innerHeight !== innerHeight) await page.viewport(innerWidth, innerHeight)
  }
}

const whole = () => document.documentElement.scrollHeight
