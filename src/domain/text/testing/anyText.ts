import * as fc from 'fast-check'

/** Any text, with control characters and lone surrogates. */
export const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.nat(0xff), fc.nat(0xffff), fc.integer({ min: 0xd800, max: 0xdfff })), { maxLength })
    .map((units) => String.fromCharCode(...units))
