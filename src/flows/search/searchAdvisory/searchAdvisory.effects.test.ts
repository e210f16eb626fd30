import { expect, it } from 'vitest'
import { createVisitMemory } from '../../runtime/visitMemory.ts'
import { isFirstView } from './searchAdvisory.effects.ts'

it('N6 views an advisory once in a visit, and again in another one', () => {
  const [visit, another] = [createVisitMemory(), createVisitMemory()]
  const advisory = { level: 1 }
  const views = [advisory, advisory, { ...advisory }].map((one) => isFirstView(visit, one))
  expect([...views, isFirstView(another, advisory)]).toEqual([true, false, true, true])
})
