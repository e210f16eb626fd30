import { expect, it } from 'vitest'
import { snippetsOf } from './snippetsOf.ts'

it('finds blocks of TypeScript, also within a list, and no others', () => {
  const markdown = [
    'Text.',
    '```tsx',
    '<a />',
    '```',
    '```sh',
    'npm ci',
    '```',
    '- A list',
    '  ```ts',
    '  run()',
    '  ```',
  ]
  expect(snippetsOf(markdown.join('\n'))).toEqual([
    { line: 3, language: 'tsx', code: '<a />\n' },
    { line: 10, language: 'ts', code: '  run()\n' },
  ])
})
