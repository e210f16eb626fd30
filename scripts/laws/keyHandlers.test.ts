import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deafHandlers } from './keyHandlers.ts'

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|[\\/]testing[\\/]/.test(file))

describe('P4 every key handler checks whether an input method is composing', () => {
  it('in the product', () => {
    expect(files.flatMap((file) => deafHandlers(file, readFileSync(file, 'utf8')))).toEqual([])
  })

  it.each([
    "const A = () => <input onKeyDown={({ key }) => key === 'Escape' && close()} />",
    "const A = () => <input onKeyDown={isOpen ? undefined : ({ key }) => key === 'Escape' && close()} />",
    "const onKeyDown = (event) => { if (event.key === 'Enter') send() }\nconst A = () => <input onKeyDown={onKeyDown} />",
    "function act(event) { if (event.key === 'Enter') send() }\nconst A = () => <input onKeyUpCapture={act} />",
    "const props = { onKeyDown: (event) => event.key === 'Enter' && send() }",
    "const props = { onKeyDown(event) { if (event.key === 'Enter') send() } }",
    "addEventListener('x', x)\ndocument.addEventListener('keydown', (event) => event.key === 'Enter' && send())",
    "document.onkeydown = (event) => event.key === 'Enter' && send()",
  ])('finds %j', (code) => {
    expect(deafHandlers('a.tsx', code)).toHaveLength(1)
  })

  it.each([
    'const A = () => <input onKeyDown={(event) => !isComposing(event.nativeEvent) && send()} />',
    "const A = () => <input onKeyDown={(event) => setLock(event.getModifierState('CapsLock'))} />",
    'const A = ({ onKeyDown }) => <input onKeyDown={onKeyDown} />',
  ])('accepts %j', (code) => {
    expect(deafHandlers('a.tsx', code)).toEqual([])
  })
})
