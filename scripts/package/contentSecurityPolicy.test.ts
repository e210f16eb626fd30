import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contentSecurityPolicy } from '../../example/src/contentSecurityPolicy.ts'

const page = readFileSync(new URL('../../docs/setup.md', import.meta.url), 'utf8')

it.each(["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"])(
  'the example sends %s, which `default-src` does not cover, and docs/setup.md asks for it',
  (directive) => {
    expect(contentSecurityPolicy('n').split('; ')).toContain(directive)
    expect(page).toContain(directive.replace(/ 'self'$/, ''))
  },
)
