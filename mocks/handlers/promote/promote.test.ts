import { promoteCalls } from '../../calls/promote.ts'
import { proveTables, refused } from '../../testing/tableRules.ts'

const ad = promoteCalls.promotePin.example
const group = promoteCalls.promoteProductGroup.example

proveTables([
  {
    rule: 'D1 an ad that is sent twice is two ads',
    calls: [({ promotePin }) => promotePin(ad), ({ promotePin }) => promotePin(ad)],
    answers: { campaign_id: '7002' },
    holds: [
      ({ campaigns }) => campaigns.map(({ id, advertiserId, name }) => [id, advertiserId, name]),
      [
        ['7001', ad.advertiser_id, ad.campaign_name],
        ['7002', ad.advertiser_id, ad.campaign_name],
      ],
    ],
  },
  {
    rule: 'G1 an ad is stored as it was received',
    calls: [({ promotePin }) => promotePin(ad)],
    holds: [({ campaigns }) => campaigns.map(({ payload }) => payload), [ad]],
  },
  {
    rule: 'a pin that does not exist cannot be promoted',
    calls: [({ promotePin }) => promotePin({ ...ad, pinId: '999', pin_id: '999' })],
    answers: refused({ status: 404 }),
    holds: [({ campaigns }) => campaigns, []],
  },
  {
    rule: 'an ad without an audience is refused, and not stored',
    // @ts-expect-error -- the audience is missing
    calls: [({ promotePin }) => promotePin({ ...ad, targeting_spec: undefined })],
    answers: refused({ status: 400 }),
    holds: [({ campaigns }) => campaigns, []],
  },
  {
    rule: 'a product group is promoted without a pin',
    calls: [({ promoteProductGroup }) => promoteProductGroup(group)],
    answers: { campaign_id: '7001' },
    holds: [({ campaigns }) => campaigns.map(({ payload }) => payload), [group]],
  },
])
