import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultCreatePinPolicy as policy } from '../policy/createPinPolicy.ts'
import { firstWrongField, pinFieldErrors, type PinFields } from './pinFields.ts'

const none: PinFields = { title: '', description: '', altText: '', link: 'https://a.example/' }
const errorsOf = (own: Partial<PinFields>, hasMore = true) =>
  pinFieldErrors({ ...none, ...own }, hasMore, policy)

it('takes what is within the limits, with spaces around it', () => {
  expect(
    errorsOf({
      title: ` ${'a'.repeat(policy.titleLimit)} `,
      description: 'a'.repeat(policy.descriptionLimit),
      altText: 'a'.repeat(policy.altTextLimit),
      link: ' https://a.example/x ',
    }),
  ).toEqual({})
})

it.each([
  ['title', policy.titleLimit],
  ['description', policy.descriptionLimit],
  ['altText', policy.altTextLimit],
] as const)('%s has a limit of %d characters, as people count them', (field, limit) => {
  const family = '👩🏽‍👩🏽‍👧🏽‍👦🏽'
  expect(errorsOf({ [field]: family.repeat(limit) })).toEqual({})
  expect(errorsOf({ [field]: family.repeat(limit + 1) })).toEqual({ [field]: 'tooLong' })
})

it.each([
  'wren.example',
  'javascript:alert(1)',
  'data:text/html,hi',
  'ftp://a.example/',
  '//a.example/',
  'https://a:b@c.example/',
  'https://',
  'java\nscript:x',
])('%j is no link', (link) => {
  expect(errorsOf({ link })).toEqual({ link: 'notAWebAddress' })
})

it('a link that is too long says so', () => {
  expect(errorsOf({ link: `https://a.example/${'a'.repeat(policy.addressLimit)}` })).toEqual({
    link: 'tooLong',
  })
})

it('a pin needs a link unless it has something else', () => {
  expect([errorsOf({ link: ' ' }, true), errorsOf({ link: ' ' }, false)]).toEqual([{}, { link: 'missing' }])
})

it('the first wrong field is the one that is shown first', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      (title, description, altText, link) => {
        const long = (is: boolean) => (is ? 'a'.repeat(policy.addressLimit) : '')
        const errors = errorsOf({
          title: long(title),
          description: long(description),
          altText: long(altText),
          link: link ? 'no' : '',
        })
        const expected = title
          ? 'title'
          : description
            ? 'description'
            : altText
              ? 'altText'
              : link
                ? 'link'
                : null
        expect(firstWrongField(errors)).toBe(expected)
      },
    ),
  )
})
