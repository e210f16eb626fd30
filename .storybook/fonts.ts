/**
 * Every glyph a story draws comes from here, so that pictures are the same on every machine. Never shipped.
 *
 * Latin is there at once. Another script's list of subsets is fetched before the first story in a language that writes it; the rest, which any
 * story may need for a name or an emoji, once the first story is drawn. A picture waits for all of them.
 */
import '@fontsource-variable/inter'
import { DOCS_RENDERED, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

const scripts = {
  ar: () => import('@fontsource-variable/noto-sans-arabic'),
  ja: () => import('@fontsource-variable/noto-sans-jp'),
  ko: () => import('@fontsource-variable/noto-sans-kr'),
  emoji: () => import('@fontsource-variable/noto-emoji'),
}

const loadAll = () => Promise.all(Object.values(scripts).map((load) => load()))

/** What the first story passes through before it is on the screen. */
const beforeDrawn = new Set(['preparing', 'loading', 'beforeEach', 'rendering'])

/** Fetches the other scripts' fonts as soon as a story or a page is drawn. */
export async function loadFontsLater() {
  const channel = await addons.ready()
  channel.on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) => {
    if (!beforeDrawn.has(newPhase)) void loadAll()
  })
  channel.on(DOCS_RENDERED, () => void loadAll())
}

/** Resolves once a story in this language has its fonts. */
export async function loadFonts(locale: string): Promise<void> {
  if (globalThis.underVitest) await loadAll()
  else if (locale in scripts) {
    // SAFETY: asked on the line above.
    await scripts[locale as keyof typeof scripts]()
  }
}
