/**
 * The fonts of all stories, so that screenshots are the same on every machine. Not shipped.
 *
 * Latin loads with the page. The subsets of another script load before the first story in a language that uses it; the rest, which any
 * story may need for a name or an emoji, after the first story has rendered. Screenshots wait for all of them.
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

/** The render phases before a story is on screen. */
const beforeDrawn = new Set(['preparing', 'loading', 'beforeEach', 'rendering'])

/** Loads the other scripts' fonts once a story or page has rendered. */
export async function loadFontsLater() {
  const channel = await addons.ready()
  channel.on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) => {
    if (!beforeDrawn.has(newPhase)) void loadAll()
  })
  channel.on(DOCS_RENDERED, () => void loadAll())
}

/** Resolves when the fonts for a language have loaded. */
export async function loadFonts(locale: string): Promise<void> {
  if (globalThis.underVitest) await loadAll()
  else if (locale in scripts) {
    // SAFETY: checked on the line above.
    await scripts[locale as keyof typeof scripts]()
  }
}
