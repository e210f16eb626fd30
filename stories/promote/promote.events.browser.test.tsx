import { proveEvents } from '../../testing/proof/payloads.ts'
import { options, pinPage, promotes } from './pinPage.tsx'

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
})
