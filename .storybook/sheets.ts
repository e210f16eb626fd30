import { directionOf } from '../src/messages/direction.ts'
import tiles from '../stories/flows/tiles.json'
import { documentOf, freeze, stylesOf, type Style } from '../stories/sheets/freeze.ts'
import { loadStoryMessages, type StoryLocale } from '../stories/support/locales.ts'
import { showLanguage } from '../stories/support/steps/shownLanguage.ts'
import { locales } from './modes.ts'

/** Set by scripts/visual.ts. */
const isAsked = Boolean(import.meta.env['SHEETS'])
const tiled = new Set(Object.values(tiles).flatMap((flow) => flow.map(({ storyId }) => storyId)))

/** Texts that lie on the disk already, with their places: most stories of a worker share theirs. */
const kept = new Map<string, string>()

/**
 * Leaves the page of a story on the disk in the languages of the contact sheets, as a document that runs nothing. The story is not
 * played again for them: it changes its language where it stands. One that asks for a language itself keeps it.
 */
export async function freezeForSheets(storyId: string, isLocaleLocked: boolean): Promise<void> {
  const commands = globalThis.underVitest?.commands
  if (!commands || !isAsked || !tiled.has(storyId)) return
  const root = document.documentElement
  const { lang, dir } = root
  // The picture may have made the window higher: what follows its size is as it was two frames later.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  try {
    const frozen = []
    for (const locale of locales) {
      if (!isLocaleLocked) await change(locale)
      // Laid out, so that the page asks for its fonts.
      document.body.getBoundingClientRect()
      frozen.push([locale, freeze(document)] as const)
    }
    const styles: Style[] = []
    for (const style of stylesOf(document)) {
      if ('href' in style)
        throw new Error(`A story's page under test holds its styles itself, but links ${style.href}.`)
      const href = kept.get(style.text) ?? (await commands.keepStyle(style.text))
      kept.set(style.text, href)
      styles.push({ href })
    }
    await commands.keepPages(
      storyId,
      Object.fromEntries(frozen.map(([locale, page]) => [locale, documentOf(page, styles)])),
    )
  } finally {
    showLanguage(null)
    Object.assign(root, { lang, dir })
  }
}

async function change(locale: StoryLocale) {
  const messages = await loadStoryMessages(locale)
  showLanguage({ locale, messages })
  Object.assign(document.documentElement, { lang: locale, dir: directionOf(locale) })
}
