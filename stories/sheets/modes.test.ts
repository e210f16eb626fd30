/** The pictures of the contact sheets. */
import { describe, expect, it } from 'vitest'
import { flowIds } from '../flows/flows.ts'
import { localesOf, modesOf } from './modes.ts'

const namesOf = (flow: (typeof flowIds)[number]) => modesOf(flow).map(([name]) => name)
const six = ['light', 'dark', 'phone', 'forced', 'rtl', 'pseudo']

describe('The modes of the contact sheets', () => {
  it('are six for every flow', () => {
    for (const flow of flowIds) expect(namesOf(flow)).toEqual(expect.arrayContaining(six))
    expect(namesOf('save')).toEqual(six)
  })

  it('show each of two translations on one sheet', () => {
    const inTranslation = flowIds.flatMap((flow) =>
      namesOf(flow)
        .slice(six.length)
        .map((name) => `${flow}/${name}`),
    )
    expect(inTranslation).toEqual(['log-in/german', 'create-a-pin/japanese'])
  })

  it('say in which languages a page is stored, each once', () => {
    expect(localesOf(['save'])).toEqual(['en', 'ar', 'en-XA'])
    expect(localesOf(['sign-in', 'log-in'])).toEqual(['en', 'ar', 'en-XA', 'de'])
    expect(localesOf([])).toEqual([])
  })
})
