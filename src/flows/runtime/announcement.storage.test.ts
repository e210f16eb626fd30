import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { resolvePolicy } from '../../domain/policy/policy.ts'
import { handedOverFor } from './announcement.storage.ts'
import { createVisitMemory } from './visitMemory.ts'

const hrefs = fc.option(fc.constantFrom('/pin/1/', '/pin/2/', '/pin/3/'))

it('what was handed over is for the pin that is announced alone, whatever was handed over before', () => {
  fc.assert(
    fc.property(fc.array(hrefs), hrefs, fc.boolean(), (saves, href, undoSaves) => {
      const visit = createVisitMemory()
      const policy = resolvePolicy({ saving: { undoSaves } })
      for (const own of saves)
        if (own !== null) visit.handedOver = { href: own, load: () => Promise.reject(new Error(own)) }
      const last = saves.findLast((own) => own !== null)
      const given = handedOverFor({ board: 'Ponds', href }, { policy, visit })
      expect(given !== null).toBe(undoSaves && href !== null && href === last)
      expect(given).toBe(given && visit.handedOver?.load)
    }),
  )
})
