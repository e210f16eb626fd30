import { describe, expect, it } from 'vitest'
import { schemaTypes, schemaTypeUrl } from './schemaType.ts'

describe('§9 {host} type URLs', () => {
  it('exist for the seven types of the specification', () => {
    expect(schemaTypes.map((type) => schemaTypeUrl(type, 'https://schema.example'))).toEqual([
      'https://schema.example/Article',
      'https://schema.example/Brand',
      'https://schema.example/Product',
      'https://schema.example/Recipe',
      'https://schema.example/Offer',
      'https://schema.example/OutOfStock',
      'https://schema.example/Person',
    ])
  })

  it.each([
    ['http://schema.example', 'http://schema.example/Offer'],
    ['https://schema.example/', 'https://schema.example/Offer'],
    ['HTTPS://Schema.Example:8443', 'https://schema.example:8443/Offer'],
  ])('take the host %s', (host, url) => expect(schemaTypeUrl('Offer', host)).toBe(url))

  it.each([
    '',
    'schema.example',
    '//schema.example',
    'https:schema.example',
    'https://schema.example/types',
    'https://schema.example//',
    'https://schema.example?a',
    'https://schema.example#a',
    'https://own.example@schema.example',
    'https://schema.example\\a',
    'https://schema\n.example',
    'https://',
    'javascript:alert(1)//',
    'ftp://schema.example',
  ])('do not exist at %j', (host) => expect(schemaTypeUrl('Offer', host)).toBeNull())
})
