import { expect, it } from 'vitest'
import { numbered } from './numbered.ts'

const page = (style: string, box: string, id: string, text: string) =>
  `<link href="/frozen/styles/${style}.css"><p class="${box}" id="${id}">${text}</p><b aria-labelledby="${id}" class="${box}"></b>`

it('gives a page the same text whatever its names are', () =>
  expect(numbered(page('98b71ad0', 'sc-a b', '_r_r_', 'Pins'))).toBe(
    numbered(page('3224344f', 'sc-c d', '_r_14q_', 'Pins')),
  ))

it.each([
  ['text', page('98b71ad0', 'sc-a b', '_r_r_', 'Boards')],
  ['class for one of two', page('98b71ad0', 'sc-a b', '_r_r_', 'Pins').replace('sc-a b', 'sc-a c')],
])('keeps another %s', (_, other) =>
  expect(numbered(other)).not.toBe(numbered(page('98b71ad0', 'sc-a b', '_r_r_', 'Pins'))),
)
