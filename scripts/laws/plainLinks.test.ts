import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { plainLinks } from './plainLinks.ts'

/** `Link` and `LinkButton`, which give a plain click to the app's router and leave the others to the browser. */
const own = 'src/ui/actions/'
/** Calls a number or writes to it, and leads to no page. */
const contact = 'src/views/search/ContactButton.tsx'
const files = globSync('src/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith(own) && file !== contact && !/\.test\.tsx?$|\/testing\//.test(file))

describe('every link is a `Link` or a `LinkButton`', () => {
  it('in the product', () => {
    expect(files.flatMap((file) => plainLinks(file, readFileSync(file, 'utf8')))).toEqual([])
  })

  it.each([
    'const A = () => <a href="/terms/">Terms</a>',
    'const A = () => <Button as="a" href="/terms/">Terms</Button>',
    'const A = styled.a(css``)',
    'const A = styled.a`color: red`',
    "const A = styled('a')(css``)",
    "const A = createElement('a', { href: '/terms/' })",
  ])('finds %j', (code) => {
    expect(plainLinks('a.tsx', code)).toHaveLength(1)
  })

  it.each([
    'const A = () => <Link href="/terms/">Terms</Link>',
    'const A = () => <abbr>Terms</abbr>',
    'const A = styled.article(css``)',
    '/** `<a href="/terms/">` */ const a = options.a',
  ])('accepts %j', (code) => {
    expect(plainLinks('a.tsx', code)).toEqual([])
  })
})
