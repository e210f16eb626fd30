/**
 * The text of a page whose names are numbers: those of styles, of classes and of React's `useId` depend on what else the browser has shown
 * before.
 */
export function numbered(page: string): string {
  const numbers = new Map<string, string>()
  return page.replaceAll(/(?<=class=")[^"]+|\/frozen\/styles\/\w+\.css|_r_\w+?_/g, (name) => {
    const number = numbers.get(name) ?? String(numbers.size)
    numbers.set(name, number)
    return number
  })
}
