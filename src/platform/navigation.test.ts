import { afterEach, expect, it, vi } from 'vitest'
import { browserNavigation } from './navigation.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [undefined, ['assign']],
  [{}, ['assign']],
  [{ replace: true }, ['replace']],
])('P13 a redirect takes the place of the page in the history: %j', (options, expected) => {
  const called: string[] = []
  vi.stubGlobal('location', {
    ...new URL('https://own.example/login/'),
    href: 'https://own.example/login/',
    assign: () => called.push('assign'),
    replace: () => called.push('replace'),
  })
  browserNavigation.go('/home/', options)
  expect(called).toEqual(expected)
})
