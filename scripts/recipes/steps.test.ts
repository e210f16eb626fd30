import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { follow, stepsOf } from './steps.ts'

const document = readFileSync('docs/first-error.md', 'utf8')
const steps = stepsOf(document, '2. Four lines')

it('the recipe for an error changes four files, each at a line that exists', () => {
  expect([...new Set(steps.map(({ file }) => file))]).toHaveLength(4)
  for (const step of steps)
    expect(follow(readFileSync(step.file, 'utf8'), step)).toContain(`\n${step.line}\n`)
})

it('names a line that no longer exists', () =>
  expect(() => follow('a\nb', { file: 'x.ts', above: 'c', line: 'd' })).toThrow(
    'x.ts has no line that starts with c',
  ))
