import { ApiFailure } from '../../src/api/failure.ts'
import { proveEvents } from '../../testing/proof/payloads.ts'
import { adsPage, options, pinPage, promotes } from './pinPage.tsx'
import { fill, press } from '../../testing/stage/person.ts'

proveEvents<'promote'>({
  'promote.succeeded': [
    {
      after: 'promoting a pin',
      options,
      node: pinPage(),
      steps: promotes,
      level: 'info',
      details: { campaignId: '7001', advertiserId: '549755885175' },
    },
  ],
  'promote.failed': [
    {
      after: 'a refusal',
      options: { ...options, given: 'quickPromote.refused' },
      node: pinPage(),
      steps: promotes,
      level: 'info',
      details: { row: 'quickPromote.refused', status: 403, code: null },
    },
  ],
  'ads.changed': [
    {
      after: 'pausing an ad',
      options: { ...options, given: 'adList.several' },
      node: adsPage(),
      steps: () => press('Pause Guided walks along the ridge'),
      level: 'info',
      details: { campaignId: '7001', action: 'pause' },
    },
    {
      after: 'editing the budget of an ad',
      options: { ...options, given: 'adList.several' },
      node: adsPage(),
      steps: async () => {
        await press('Edit Guided walks along the ridge')
        await fill('Daily budget in USD', '8')
        await press('Save')
      },
      level: 'info',
      details: { campaignId: '7001', action: 'edit' },
    },
  ],
  'ads.failed': [
    {
      after: 'a list that cannot be read',
      options: { ...options, given: 'adList.several' },
      node: adsPage((own) => void (own.outcomes.readAds = new ApiFailure('offline'))),
      level: 'info',
      details: { row: 'adList.offline', status: null, code: null },
    },
  ],
})
