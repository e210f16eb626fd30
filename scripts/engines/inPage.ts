/** Functions that run in a page that WebDriver drives, so they must not use anything outside themselves. */

/** A step from elements to those within them, in the words of Playwright's locators. */
export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name?: Text | undefined }
  | { readonly by: 'label'; readonly text: Text }
  | { readonly by: 'text'; readonly text: Text }
  | { readonly by: 'selector'; readonly selector: string; readonly text?: Text | undefined }

/** A text to find: a part of it in any case, or a regular expression. */
export interface Text {
  readonly source: string
  readonly flags: string
}

/** What is used of Testing Library. */
interface Queries {
  readonly queryAllByRole: (within: Element, role: string, options: { name?: RegExp }) => Element[]
  readonly queryAllByLabelText: (within: Element, text: RegExp) => Element[]
}

/** Finds elements. Testing Library has to be in the page. */
export function locate(steps: readonly Step[]): Element[] {
  // SAFETY: the driver has put it there.
  const queries = (globalThis as unknown as { TestingLibraryDom: Queries }).TestingLibraryDom
  const pattern = ({ source, flags }: Text) => new RegExp(source, flags)
  const smallestWith = (element: Element, text: RegExp) => {
    const isShowing = ({ textContent }: Element) => text.test(textContent.replaceAll(/\s+/g, ' ').trim())
    const showing = [...element.querySelectorAll('*')].filter(isShowing)
    return showing.filter((one) => one.checkVisibility() && ![...one.children].some(isShowing))
  }
  const within = (element: Element, step: Step): Element[] => {
    if (step.by === 'role')
      return queries.queryAllByRole(element, step.role, step.name ? { name: pattern(step.name) } : {})
    if (step.by === 'selector') {
      const text = step.text && pattern(step.text)
      return [...element.querySelectorAll(step.selector)].filter((one) => text?.test(one.textContent) ?? true)
    }
    return step.by === 'label'
      ? queries.queryAllByLabelText(element, pattern(step.text))
      : smallestWith(element, pattern(step.text))
  }
  return steps.reduce<Element[]>(
    (found, step) => [...new Set(found.flatMap((element) => within(element, step)))],
    [document.body],
  )
}

/** The option of a list with this label. */
export const labelled = (list: HTMLSelectElement, label: string) =>
  [...list.options].find((option) => option.label === label)

/** Selects the text of a field, or fills in a date as Playwright does. Returns whether the text is to be typed. */
export function selectText(field: HTMLInputElement, text: string): boolean {
  field.focus()
  if (field.type !== 'date') {
    field.select()
    if (text !== '') return true
  }
  // React keeps its own `value` on the element.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return false
}
