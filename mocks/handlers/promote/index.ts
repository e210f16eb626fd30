import type { promoteEndpoints } from '../../../src/api/promote/promote.endpoints.ts'
import { db, type Db } from '../../db.ts'
import { refusal } from '../../respond.ts'
import type { HandlersFor } from '../handler.ts'

type Campaign = Db['campaigns'][number]

/** Stores a campaign for every request, so that a request sent twice shows up. */
function create(request: Omit<Campaign, 'id'>) {
  const id = String(7001 + db.campaigns.length)
  db.campaigns.push({ id, ...request })
  return { resource_response: { data: { campaign_id: id } } }
}

export const promoteHandlers: HandlersFor<typeof promoteEndpoints> = {
  promotePin: ({ payload }) => {
    const pin = db.pins.find(({ id }) => id === payload.pin_id)
    if (!pin) return refusal({ status: 404, message: 'That Pin does not exist.' })
    return create({ advertiserId: payload.advertiser_id, name: payload.campaign_name, payload })
  },
  promoteProductGroup: ({ payload }) =>
    create({ advertiserId: payload.advertiser_id, name: payload.campaign_name, payload }),
}
