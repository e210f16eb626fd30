import { expect, it } from 'vitest'
import { fromBase64Url, toBase64Url } from './base64Url.ts'

it.each(['', 'a', 'ab', 'abc', '{"challenge":"?>?>"}', 'ü 木 🌱'])('encodes and decodes %j', (text) => {
  expect(toBase64Url(text)).toMatch(/^[\w-]*$/)
  expect(fromBase64Url(toBase64Url(text))).toBe(text)
})

it('is what Node calls base64url', () => {
  expect(toBase64Url('?>?>ü')).toBe(Buffer.from('?>?>ü').toString('base64url'))
})

it('decodes nothing else', () => {
  expect(fromBase64Url('ä')).toBeNull()
})
