import { tiles } from 'virtual:tiles'
import { arabicPeople, withArabicNames } from '../mocks/fixtures/arabicNames.ts'
import { inLanguage } from '../mocks/language.ts'
import { directionOf } from '../src/messages/direction.ts'
import { initials } from '../src/ui/layout/initials.ts'
import { flowIds, type FlowId } from '../stories/flows/flows.ts'
import { documentOf, freeze, stylesOf, type Style } from '../stories/sheets/freeze.ts'
import { loadStoryMessages, type StoryLocale } from '../testing/locales.ts'
import { showLanguage } from '../testing/steps/shownLanguage.ts'
import { localesOf } from '../stories/sheets/modes.ts'
import { withOwnPictures } from '../testing/stage/network.ts'

/** Set by scripts/visual/stories.ts: `tiles`, or also those that look like a tile's story, which may lead a tile once they are accepted. */
const frozen = String(import.meta.env['SHEETS'] ?? '')
const sheetsOf = (storyId: string): readonly FlowId[] =>
  flowIds.filter((flow) =>
    tiles[flow].some(
      (tile) => tile.storyId === storyId || (frozen === 'all' && tile.alike.includes(storyId)),
    ),
  )

const typedIn = 'textarea, input:not([type]), input:is([type="text"], [type="search"])'
/** URLs of stored style sheets by their text. Most stories in a worker share theirs. */
const storedStyles = new Map<string, string>()

/**
 * Stores the story's page as a static document in every language of its contact sheets. The story is not played again; it switches
 * languages in its current state. A story that locks its language keeps it.
 */
export async function freezeForSheets(storyId: string, isLocaleLocked: boolean): Promise<void> {
  const commands = globalThis.underVitest?.commands
  const flows = commands && frozen ? sheetsOf(storyId) : []
  if (!commands || flows.length === 0) return
  const root = document.documentElement
  const { lang, dir } = root
  // The screenshot may have enlarged the window. Layout that depends on the window's size needs two frames to settle.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  try {
    const pages = []
    for (const locale of localesOf(flows)) {
      if (!isLocaleLocked) await switchLanguage(locale)
      const undo = answerIn(locale)
      // Forces layout, so that the page requests its fonts.
      document.body.getBoundingClientRect()
      pages.push([locale, freeze(document)] as const)
      undo()
    }
    const styles: Style[] = []
    for (const style of stylesOf(document)) {
      if ('href' in style)
        throw new Error(`Only inline styles can be frozen, but the page links ${style.href}.`)
      const href = storedStyles.get(style.text) ?? (await commands.storeStyle(style.text))
      storedStyles.set(style.text, href)
      styles.push({ href })
    }
    await commands.storePages(
      storyId,
      Object.fromEntries(
        pages.map(([locale, page]) => [
          locale,
          // The story was played in English, and so was the server's answer.
          inLanguage(withOwnPictures(documentOf(page, styles)), locale),
        ]),
      ),
    )
  } finally {
    showLanguage(null)
    Object.assign(root, { lang, dir })
  }
}

const arabicInitials = new Map(
  Object.entries(arabicPeople).map(([name, own]) => [initials(name), initials(own)]),
)

/**
 * Shows the server's sentences in a language: their letters may need other fonts. An Arabic page has people, boards and pins of Arabic names,
 * in fields, too. Returns a function that takes it back.
 */
function answerIn(locale: StoryLocale): () => void {
  const undo: (() => void)[] = []
  const isArabic = document.documentElement.lang === 'ar'
  const translated = (text: string, place?: Element | null) => {
    const answer = inLanguage(text, locale)
    if (!isArabic) return answer
    return (place?.closest('[data-ui="avatar"]') && arabicInitials.get(text)) || withArabicNames(answer)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node: Node | null = texts.nextNode(); node; node = texts.nextNode()) {
    const [text, said] = [node, node.nodeValue ?? '']
    const answer = translated(said, text.parentElement)
    if (answer === said) continue
    undo.push(() => (text.nodeValue = said))
    text.nodeValue = answer
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedIn)) {
    const typed = field.value
    if (translated(typed) === typed) continue
    undo.push(() => (field.value = typed))
    field.value = translated(typed)
  }
  return () => undo.forEach((back) => back())
}

async function switchLanguage(locale: StoryLocale) {
  const messages = await loadStoryMessages(locale)
  showLanguage({ locale, messages })
  Object.assign(document.documentElement, { lang: locale, dir: directionOf(locale) })
}
