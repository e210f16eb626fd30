/**
 * Approximates forced colors. A page cannot turn the media feature on itself, so this does what a browser does with the author's rules: it
 * applies the ones for forced colors, keeps system colors, and replaces all others, except below `forced-color-adjust: none`. No test
 * compares it with the browser's own emulation, which the contact sheets use, so trust the contact sheets.
 */
import { hasSystemColor, inPalette, type Palette } from './palettes.ts'
import { withCondition } from './selectors.ts'

/** Where colors are forced: everywhere outside the elements that opt out. Adds no specificity. */
const guardOf = (exempt: readonly string[], forced: readonly string[]) => {
  if (exempt.length === 0) return ''
  const list = exempt.join(', ')
  const again = forced.length > 0 ? `:not(${forced.join(', ')})` : ''
  return `:where(:not(:is(${list})${again}, :is(${list})${again} *))`
}

/** A media condition as if forced colors were on. */
export const activeMedia = (text: string) =>
  text
    .replaceAll(/\(\s*forced-colors\s*:\s*active\s*\)/g, '(min-width: 0)')
    .replaceAll(/\(\s*forced-colors\s*:\s*none\s*\)/g, '(max-width: 0)')

const colors = ['color', 'outline-color', 'text-decoration-color', 'caret-color'] as const
const sides = ['top', 'right', 'bottom', 'left'].map((side) => `border-${side}-color`)
/** Set by a rule's shorthand if it contains a variable; the longhand is then empty. */
const shorthands: Readonly<Record<string, readonly string[]>> = {
  'outline-color': ['outline'],
  'text-decoration-color': ['text-decoration'],
  'background-color': ['background'],
  ...Object.fromEntries(sides.map((side) => [side, ['border', 'border-color', side.replace('-color', '')]])),
}
const kept = /^(?:currentcolor|inherit|unset|initial|revert)$/i

function declared(style: CSSStyleDeclaration, property: string): string {
  const names = [property, ...(shorthands[property] ?? [])]
  return names.map((name) => style.getPropertyValue(name)).find(Boolean) ?? ''
}

/** What a browser shows instead of a rule's colors. */
function forcedOf(style: CSSStyleDeclaration): string[] {
  const important = (property: string) => (style.getPropertyPriority(property) ? ' !important' : '')
  const isOwn = (value: string) => value !== '' && !hasSystemColor(value) && !kept.test(value)
  const out: string[] = []
  for (const property of [...colors, ...sides]) {
    if (!isOwn(declared(style, property))) continue
    // The element's own system color if it is a link or a control, otherwise its parent's.
    const value = property === 'color' ? 'var(--forced-text, inherit)' : 'currentcolor'
    out.push(`${property}: ${value}${important(property)}`)
  }
  const ground = declared(style, 'background-color')
  if (isOwn(ground) && !/gradient|url\(/.test(ground))
    out.push(
      `background-color: rgb(from ${ground} var(--forced-ground) / alpha)${important('background-color')}`,
    )
  if (declared(style, 'background-image').includes('gradient') || /gradient/.test(ground))
    out.push('background-image: none')
  return out
}

/** A rule's selectors, if it opts out of forced colors or back in. */
function adjusting(rule: CSSRule, value: 'none' | 'auto'): string[] {
  if (rule instanceof CSSStyleRule)
    return rule.style.getPropertyValue('forced-color-adjust') === value && !rule.selectorText.includes('::')
      ? [rule.selectorText]
      : []
  return rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap((inner) => adjusting(inner, value)) : []
}

function forcedRule(rule: CSSRule, palette: Palette, guard: string): string {
  if (rule instanceof CSSMediaRule)
    return `@media ${activeMedia(rule.media.mediaText)} { ${forcedRules(rule.cssRules, palette, guard)} }`
  if (!(rule instanceof CSSStyleRule)) return rule.cssText
  const own = `${rule.selectorText} { ${inPalette(rule.style.cssText, palette)} }`
  const forced = forcedOf(rule.style)
  return forced.length > 0
    ? `${own}\n${withCondition(rule.selectorText, guard)} { ${forced.join('; ')} }`
    : own
}

const forcedRules = (rules: Iterable<CSSRule>, palette: Palette, guard: string): string =>
  [...rules].map((rule) => forcedRule(rule, palette, guard)).join('\n')

const base = (palette: Palette, guard: string) => `
@property --forced-text { syntax: '*'; inherits: false; }
:root {
  --forced-ground: ${palette.Canvas.slice(4, -1)};
  color: ${palette.CanvasText};
  background-color: ${palette.Canvas};
}
:where(a[href]) { --forced-text: ${palette.LinkText}; color: ${palette.LinkText}; }
:where(button, input, select, textarea, dialog) {
  --forced-text: ${palette.ButtonText};
  color: ${palette.ButtonText};
  background-color: ${palette.ButtonFace};
  border-color: ${palette.ButtonBorder};
}
:where(button, input, select, textarea):where(:disabled) { --forced-text: ${palette.GrayText}; color: ${palette.GrayText}; }
*${guard} { box-shadow: none !important; text-shadow: none !important; }
[style*='background']${guard} { background-color: ${palette.Canvas} !important; }
`

/** The page's rules as they apply with forced colors. */
export function inForcedColors(rules: readonly CSSRule[], palette: Palette): string {
  const named = (value: 'none' | 'auto') => rules.flatMap((rule) => adjusting(rule, value))
  const guard = guardOf(named('none'), named('auto'))
  return base(palette, guard) + forcedRules(rules, palette, guard)
}
