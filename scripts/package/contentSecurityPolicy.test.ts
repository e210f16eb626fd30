import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contentSecurityPolicy } from '../../example/src/contentSecurityPolicy.ts'

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

it.each(["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"])(
  'the example sends %s, which `default-src` does not cover, and the README asks for it',
  (directive) => {
    expect(contentSecurityPolicy('n').split('; ')).toContain(directive)
    expect(readme).toContain(directive.replace(/ 'self'$/, ''))
  },
)
