import { expect, it } from 'vitest'
import { everyError } from './index.ts'

const files = import.meta.glob<object>('./*/*.errors.ts', { eager: true })
const ownTables = Object.entries(files).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, table]) =>
    name.endsWith('Errors') ? [{ file, name, table }] : [],
  ),
)

it.each(ownTables)('index.ts has $name', ({ file, name, table }) =>
  expect(
    Object.values<unknown>(everyError).includes(table),
    `Add ${name} from ${file} to src/errors/index.ts.`,
  ).toBe(true),
)
