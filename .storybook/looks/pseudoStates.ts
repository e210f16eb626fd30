/** Shows pseudo-states without a mouse or a keyboard: each selector also matches any element that could be hovered, focused or pressed. */

export type PseudoState = 'hover' | 'focus' | 'active'

/** In `:where`, so that it adds no specificity: an `:is` is as specific as its most specific selector, the pseudo-class. */
const anything = ':where(*)'
const focusable =
  ':where(a[href], button, input, select, textarea, summary, [tabindex]):where(:not(:disabled))'

const also = (pseudo: string, selector: string) =>
  [new RegExp(String.raw`(?<!\\):${pseudo}(?![-\w(])`, 'g'), `:is(:${pseudo}, ${selector})`] as const

const replacements: Readonly<Record<PseudoState, readonly (readonly [RegExp, string])[]>> = {
  hover: [also('hover', anything)],
  focus: [
    also('focus', focusable),
    also('focus-visible', focusable),
    also('focus-within', `:where(:has(${focusable}))`),
  ],
  // A pressed element is also hovered.
  active: [also('hover', anything), also('active', anything)],
}

/** A rule's text as if every element were in this state. */
export const inState = (cssText: string, state: PseudoState): string =>
  replacements[state].reduce((text, [pseudo, replacement]) => text.replaceAll(pseudo, replacement), cssText)
