/** `PICTURES` is empty (none), `compare` or `accept`; `PICTURES_ONLY` limits them to some ids. Set by scripts/visual.ts. */
const { PICTURES: mode, PICTURES_ONLY } = import.meta.env
const only = String(PICTURES_ONLY ?? '').split(' ').filter(Boolean)

/** The moment that stories live in. Only `Date` stands still: mocks and awaits need real timers. */
const now = new Date('2026-01-15T12:00:00Z')

/** Holds `Date` until the answer is called. */
export function holdDate() {
  const vi = globalThis.underVitest?.vi
  vi?.useFakeTimers({ toFake: ['Date'], now })
  return () => void vi?.useRealTimers()
}

/** Compares the whole page with the story's one committed picture. `parameters: { picture: false }` leaves a story out. */
export async function checkPicture(id: string, parameters: Record<string, unknown>) {
  if (!mode || parameters['picture'] === false || (only.length > 0 && !only.includes(id))) return
  await document.fonts.ready
  // File names are tidied on the way: two hyphens would become one, so they travel as an underscore.
  await globalThis.underVitest?.expect(document.body).toMatchScreenshot(id.replaceAll('--', '__'))
}
