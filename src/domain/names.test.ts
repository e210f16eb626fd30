import { describe, expect, it } from 'vitest'
import { firstNameOf, splitFullName } from './names.ts'

describe('§3 Full name is split on spaces', () => {
  it.each([
    ['', '', ''],
    ['  ', '', ''],
    ['A', 'A', ''],
    ['A B', 'A', 'B'],
    ['A  B  C', 'A', 'B C'],
    [' A B ', 'A', 'B'],
    ['A\u00a0B', 'A', 'B'],
    ['姓名', '姓名', ''],
    ['__proto__ constructor', '__proto__', 'constructor'],
  ])('E7 splits %j', (fullName, firstName, lastName) => {
    expect(splitFullName(fullName)).toEqual({ firstName, lastName })
    expect(firstNameOf(fullName)).toBe(firstName)
  })

  it('E7 never says undefined', () => {
    for (const name of [null, undefined]) expect(splitFullName(name)).toEqual({ firstName: '', lastName: '' })
  })
})
