import { describe, expect, it } from 'vitest'
import { fileOf, refusal, type Asking } from './newsServer.ts'

const ours: Asking = {
  remoteAddress: '127.0.0.1',
  host: 'localhost:6006',
  origin: 'http://localhost:6006',
  token: 'secret',
}

describe('A decision about a picture', () => {
  it.each([
    ours,
    { ...ours, remoteAddress: '::ffff:127.0.0.1' },
    { ...ours, remoteAddress: '::1', host: '127.0.0.1:6006', origin: 'http://127.0.0.1:6006' },
  ])('may come from our page on this machine: %j', (asking) => expect(refusal(asking, 'secret')).toBeNull())

  it.each([
    ['another machine', { remoteAddress: '192.168.1.7' }, 'not from this machine'],
    ['a name that leads here', { host: 'evil.example', origin: 'http://evil.example' }, 'not by a name'],
    ['a name that starts alike', { host: 'localhost.evil.example' }, 'not by a name'],
    ['another site', { origin: 'https://evil.example' }, 'not from this page'],
    ['a program without an origin', { origin: undefined }, 'not from this page'],
    ['another port', { origin: 'http://localhost:3000' }, 'not from this page'],
    ['a page with the wrong token', { token: 'guess' }, 'without the token'],
    ['a page without a token', { token: undefined }, 'without the token'],
  ])('is refused from %s', (_, difference, because) =>
    expect(refusal({ ...ours, ...difference }, 'secret')).toContain(because),
  )
})

describe('An address of the page', () => {
  const places = { report: 'report' }

  it('is a picture or the data', () => {
    expect(fileOf('/actual/a--b.png', places)).toBe('report/actual/a--b.png')
    expect(fileOf('/expected/sheets/log-in/dark.png', places)).toBe('report/expected/sheets/log-in/dark.png')
    expect(fileOf('/news.json', places)).toContain('news.json')
  })

  it.each([
    '/actual/../../package.json',
    '/actual/..%2Fa.png',
    '/before/x.webp',
    '/reg.json',
    '/actual/a/b.png',
  ])('is no other file: %s', (path) => expect(fileOf(path, places)).toBeNull())
})
