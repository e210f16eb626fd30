/** An app can name every type that a public type names. */
import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { unexportedTypes } from './publicTypes.ts'

const entries = globSync('src/*.ts').map((file) => file.replaceAll('\\', '/'))

it('names what an entry point keeps to itself, so the check below is not vacuous', () => {
  expect(unexportedTypes(['src/people.ts'])).toContain(
    'TextProviderProps of src/views/text.tsx, named by TackboardProviderProps',
  )
  expect(unexportedTypes(['src/ui.ts'])).toEqual([])
})

it('exports every type that the props and functions of the package name', () => {
  expect(entries.length).toBeGreaterThan(10)
  expect(unexportedTypes(entries)).toEqual([])
})
