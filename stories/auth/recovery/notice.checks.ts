import { expect, screen } from 'storybook/test'

/** The texts of each dialog, as in the specification, and its buttons; the primary button comes last. */
export const says = (title: string, sentences: readonly string[], buttons: readonly string[]) => async () => {
  const dialog = screen.getByRole('dialog', { name: title })
  const text = dialog.querySelector('[data-ui=body]')?.textContent ?? ''
  for (const sentence of sentences) await expect(text).toContain(sentence)
  const footer = [...dialog.querySelectorAll<HTMLElement>('footer :is(button, a)')]
  await expect(footer.map(({ textContent }) => textContent)).toEqual(buttons)
  const primary = footer.filter(({ dataset }) => !dataset['variant'])
  await expect(primary.map(({ textContent }) => textContent)).toEqual(buttons.slice(-1))
}
