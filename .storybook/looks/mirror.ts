import { activeMedia, inForcedColors } from './forcedColors.ts'
import { palettes, type PaletteName } from './palettes.ts'
import { inState, type PseudoState } from './pseudoStates.ts'

/** A look that a page cannot turn on by itself. */
export interface Look {
  readonly pseudo: PseudoState | null
  readonly forced: PaletteName | null
}

/** How often the page's rules are counted, in milliseconds. No event reports an inserted rule. */
const CHECK = 200

const rulesOf = (sheet: CSSStyleSheet): CSSRule[] => {
  try {
    return sheet.disabled ? [] : [...sheet.cssRules]
  } catch {
    // A style sheet from another origin.
    return []
  }
}

/** The page's rules. Fonts and animations apply unchanged. */
const pageRules = () =>
  [...document.styleSheets]
    .flatMap(rulesOf)
    .filter((rule) => !(rule instanceof CSSFontFaceRule || rule instanceof CSSKeyframesRule))

function textOf(look: Look): string {
  const rules = pageRules()
  const text = look.forced
    ? inForcedColors(rules, palettes[look.forced])
    : rules.map(({ cssText }) => cssText).join('\n')
  return look.pseudo ? inState(text, look.pseudo) : text
}

/** Makes the page's own rules hold as if forced colors were on, since a copy cannot take back what they say only without. */
function forceMedia(before: Map<MediaList, string>) {
  for (const rule of pageRules()) {
    if (!(rule instanceof CSSMediaRule) || before.has(rule.media)) continue
    before.set(rule.media, rule.media.mediaText)
    rule.media.mediaText = activeMedia(rule.media.mediaText)
  }
}

/**
 * Shows a look until the returned function is called. The page's own style sheets stay in place and are followed by a rewritten copy of all
 * their rules, in the same order, so the cascade has the same result. A constructed style sheet needs no nonce.
 */
export function showLook(look: Look): () => void {
  const copy = new CSSStyleSheet()
  document.adoptedStyleSheets.push(copy)
  let count = -1
  const media = new Map<MediaList, string>()
  const refresh = () => {
    const now = [...document.styleSheets].reduce((sum, sheet) => sum + rulesOf(sheet).length, 0)
    if (now === count) return
    count = now
    if (look.forced) forceMedia(media)
    copy.replaceSync(textOf(look))
  }
  refresh()
  const timer = setInterval(refresh, CHECK)
  return () => {
    clearInterval(timer)
    for (const [list, text] of media) list.mediaText = text
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== copy)
  }
}
