/** What a screen reader would have had to say: names of what took focus, what live regions came to say, which option was pointed at. */
export interface Speech {
  readonly said: readonly string[]
  readonly stop: () => void
}

const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
const textOf = (element: Element | null | undefined) =>
  element?.textContent?.trim().replaceAll(/\s+/g, ' ') ?? ''

/** The name of an element: said by itself, by others, by its label, or what it holds. */
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

/** Writes down all that is said from now on, in order. */
export function listen(): Speech {
  const said: string[] = []
  const kept = new WeakMap<Element, string>()
  const say = (words: string) => void (said.at(-1) === words || said.push(words))
  const announce = (region: Element) => {
    const text = textOf(region)
    if (kept.get(region) === text) return
    kept.set(region, text)
    if (text) say(`${region.getAttribute('role') ?? 'heading'}: ${text}`)
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const dialog = target.closest('dialog')
    if (dialog && kept.get(dialog) !== nameOf(dialog)) {
      kept.set(dialog, nameOf(dialog))
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
    said,
    stop: () => {
      observer.disconnect()
      document.removeEventListener('focusin', onFocus)
    },
  }
}

/** Whether all that is expected was said, in that order, whatever was said between. */
export const missingOf = (said: readonly string[], expected: readonly string[]): readonly string[] => {
  let at = -1
  return expected.filter((words) => {
    const found = said.indexOf(words, at + 1)
    if (found === -1) return true
    at = found
    return false
  })
}
