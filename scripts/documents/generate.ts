/** `npm run docs`: writes the parts of docs/ that follow from the code. A test fails while they are out of date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { callsTable } from '../../mocks/calls/callsText.ts'
import { pictures } from './pictures.ts'

/** The text between two comments of a page is replaced. */
const between = (page: string, name: string, text: string) =>
  page.replace(
    new RegExp(`(<!-- ${name}: [^>]*-->\n)[^]*?(<!-- end of ${name} -->)`),
    (_, start: string, end: string) => `${start}\n${text}\n\n${end}`,
  )

/** Pages with parts that are generated, and pictures, as they should be. */
export async function generated(): Promise<Readonly<Record<string, string>>> {
  const server = readFileSync('docs/your-server.md', 'utf8')
  return { 'docs/your-server.md': between(server, 'calls', callsTable()), ...(await pictures()) }
}

if (import.meta.main) for (const [file, text] of Object.entries(await generated())) writeFileSync(file, text)
