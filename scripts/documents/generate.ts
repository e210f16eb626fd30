/** `npm run docs`: writes the parts of docs/ that follow from the code. A test fails while they are out of date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { callsTable } from '../../mocks/calls/callsText.ts'

/** The text between two comments of a page is replaced. */
const between = (page: string, name: string, text: string) =>
  page.replace(
    new RegExp(`(<!-- ${name}: [^>]*-->\n)[^]*?(<!-- end of ${name} -->)`),
    (_, start: string, end: string) => `${start}\n${text}\n\n${end}`,
  )

/** Pages with parts that are generated, as they should be. */
export function generated(): Readonly<Record<string, string>> {
  const server = readFileSync('docs/your-server.md', 'utf8')
  return { 'docs/your-server.md': between(server, 'calls', callsTable()) }
}

if (import.meta.main) for (const [file, text] of Object.entries(generated())) writeFileSync(file, text)
