import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'stories/docs/machines')

/** The docs page of a machine. Its id is `reference-machines--<name in lower case>`. */
export const pageFile = (name: string) => `import { Meta } from '@storybook/addon-docs/blocks'
import { MachinePage } from './MachinePage.tsx'

<Meta title="Reference/Machines" name="${name}" />

<MachinePage name="${name}" />
`

/** Writes a page for each machine. Storybook indexes docs pages only from MDX files, so these exist but are not committed. */
export function writeMachinePages(into = folder): void {
  const names = readdirSync(join(root, 'machines'), { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    file.endsWith('.machine.ts') ? [basename(file, '.machine.ts')] : [],
  )
  mkdirSync(into, { recursive: true })
  for (const name of names) {
    const file = join(into, `${name}.mdx`)
    const text = pageFile(name)
    // An unchanged file is left alone, so that Storybook does not reload.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
  for (const file of readdirSync(into))
    if (file.endsWith('.mdx') && !names.includes(basename(file, '.mdx'))) rmSync(join(into, file))
}
