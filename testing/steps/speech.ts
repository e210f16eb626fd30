/** Approximates what a screen reader would announce: the names of focused elements, the text of live regions, the active option. */
export interface Speech {
  readonly announcements: readonly string[]
  readonly stop: () => void
}

const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
const textOf = (element: Element | null | undefined) =>
  element?.textContent?.trim().replaceAll(/\s+/g, ' ') ?? ''

/** The accessible name of an element, from its ARIA attributes, its label or its text. */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  const by = element.getAttribute('aria-labelledby')
  if (by !== null)
    return by
      .split(' ')
      .map((id) => textOf(document.getElementById(id)))
      .join(' ')
  if (element instanceof HTMLInputElement && element.labels?.[0]) return textOf(element.labels[0])
  return textOf(element)
}

const roles: Readonly<Record<string, string>> = {
  BUTTON: 'button',
  H2: 'heading',
  INPUT: 'field',
  DIALOG: 'dialog',
  A: 'link',
}
const roleOf = (element: Element) =>
  element.getAttribute('role') ?? roles[element.tagName] ?? element.localName

/** Records every announcement from now on, in order. */
export function listen(): Speech {
  const announcements: string[] = []
  const lastText = new WeakMap<Element, string>()
  const say = (text: string) => void (announcements.at(-1) === text || announcements.push(text))
  const announce = (region: Element) => {
    const text = textOf(region)
    if (lastText.get(region) === text) return
    lastText.set(region, text)
    if (text) say(`${region.getAttribute('role') ?? 'heading'}: ${text}`)
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const dialog = target.closest('dialog')
    if (dialog && lastText.get(dialog) !== nameOf(dialog)) {
      lastText.set(dialog, nameOf(dialog))
      say(`dialog: ${nameOf(dialog)}`)
    }
    say(`${roleOf(target)}: ${nameOf(target)}`)
  }
  const observer = new MutationObserver((changes) => {
    for (const { target, type, attributeName } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      if (type === 'attributes' && attributeName === 'aria-activedescendant') {
        const option = document.getElementById(element?.getAttribute('aria-activedescendant') ?? '')
        if (option)
          say(
            `${roleOf(option)}: ${[...option.children]
              .filter((part) => part.ariaHidden !== 'true')
              .map(textOf)
              .filter(Boolean)
              .join(' ')}`,
          )
      }
      const region = element?.closest(LIVE)
      if (region) announce(region)
      else if (type === 'childList')
        for (const found of element?.querySelectorAll(LIVE) ?? []) announce(found)
    }
  })
  document.addEventListener('focusin', onFocus)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-activedescendant'],
  })
  return {
    announcements,
    stop: () => {
      observer.disconnect()
      document.removeEventListener('focusin', onFocus)
    },
  }
}

/** The expected announcements that are missing, in order. Other announcements may come between them. */
export const missingAnnouncements = (
  announcements: readonly string[],
  expected: readonly string[],
): readonly string[] => {
  let at = -1
  return expected.filter((text) => {
    const found = announcements.indexOf(text, at + 1)
    if (found === -1) return true
    at = found
    return false
  })
}
