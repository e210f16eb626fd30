import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { exportsIn, importsFor } from './importsFor.ts'

const exported = exportsIn(readFileSync('api.txt', 'utf8'))

it('A snippet without imports gets those of the names that it uses', () =>
  expect(
    importsFor("<TackboardProvider policy={{ passkeys: true }}>{'Notice'}</TackboardProvider>", exported),
  ).toBe("import { TackboardProvider } from 'tackboard/auth';"))

it('A snippet with imports is complete', () =>
  expect(importsFor("import { x } from 'x'\n<LoginPage />", exported)).toBe(''))
