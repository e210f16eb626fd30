import { describe, expect, it } from 'vitest'
import { matching } from './Filtered.tsx'

const rows = ['Café au lait', 'Wrong password', 'Password too short', 'A board of that name exists']
const found = (query: string) => matching(rows, (row) => row, query)

describe('The filter of a long page', () => {
  it('leaves every row until something is typed', () => {
    expect(found('')).toEqual(rows)
    expect(found('   ')).toEqual(rows)
  })

  it('finds all words in any order, whatever their case and accents', () => {
    expect(found('password')).toEqual(['Wrong password', 'Password too short'])
    expect(found('PASSWORD wrong')).toEqual(['Wrong password'])
    expect(found('cafe')).toEqual(['Café au lait'])
  })

  it('finds nothing where a word is missing', () => expect(found('password board')).toEqual([]))
})
