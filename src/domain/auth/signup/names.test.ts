import { describe, expect, it } from 'vitest'
import { firstNameFromEmail, splitFullName } from './names.ts'

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
  })

  it("E7 never gives 'undefined'", () => {
    for (const name of [null, undefined]) expect(splitFullName(name)).toEqual({ firstName: '', lastName: '' })
  })
})

describe('§3 first_name is derived from the email', () => {
  it.each([
    ['ada@analytical.org', 'ada'],
    ['Ada.Lovelace@analytical.org', 'Ada'],
    ['ada+pins@analytical.org', 'ada'],
    ['ada_lovelace@analytical.org', 'ada'],
    ['ada-lovelace@analytical.org', 'ada'],
    ['ada1815@analytical.org', 'ada'],
    ['1815ada.l@analytical.org', 'ada'],
    ['_ada@analytical.org', 'ada'],
    [' ada@analytical.org ', 'ada'],
    ['1815@analytical.org', '1815'],
    ['ze\u0301.maria@analytical.org', 'ze\u0301'],
    ['佐藤.花@analytical.org', '佐藤'],
    ["o'brien@analytical.org", "o'brien"],
    ['👩‍🔬.x@analytical.org', '👩‍🔬'],
    ['ada', 'ada'],
    ['@analytical.org', ''],
    ['', ''],
  ])('derives from %j the name %j', (email, name) => {
    expect(firstNameFromEmail(email)).toBe(name)
  })
})
