import { beforeEach, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { db, resetDb } from '../../db.ts'
import { createPin, repin } from './saving.ts'

const policy = defaultPolicy
beforeEach(resetDb)

it('keeps what a created pin shows, because no other table has it', async () => {
  const payload = { board_id: '202', is_buyable_pin: false } as const
  const imageUrl = 'https://garden.example/pond.gif'
  await createPin({ payload: { ...payload, image_url: imageUrl, description: 'Three ponds' }, policy })
  await repin({ payload: { ...payload, pin_id: '1' }, policy })
  expect(db.saves).toEqual([
    { pinId: '9000', boardId: '202', sectionId: null, created: { title: 'Three ponds', imageUrl } },
    { pinId: '1', boardId: '202', sectionId: null },
  ])
})
