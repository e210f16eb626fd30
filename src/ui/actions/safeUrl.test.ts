import { describe, expect, it } from 'vitest'
import { safeHref, safeImage } from './safeUrl.ts'

describe('A17 an address that gets no href', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\njavascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'http://[',
    '',
  ])('%j', (url) => expect(safeHref(url)).toBeUndefined())

  it('nor does a missing one', () => expect(safeHref(undefined)).toBeUndefined())
})

it.each(['https://a.example/', 'http://a.example', '/login?next=%2F', '?page=2', '#top', 'boards/1', '/a:b'])(
  'A17 %s is kept byte for byte',
  (url) => expect(safeHref(url)).toBe(url),
)

describe('E16 images', () => {
  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'data:text/html,x', 'data:image/pngx,'])(
    '%s is refused',
    (url) => expect(safeImage(url)).toBeUndefined(),
  )

  it.each(['https://a.example/x.jpg', '/x.png', 'data:image/png;base64,AAAA', 'DATA:image/webp;base64,AAAA'])(
    '%s is shown',
    (url) => expect(safeImage(url)).toBe(url),
  )
})
