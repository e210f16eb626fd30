import { wren } from '../../../mocks/fixtures/sessions.ts'
import { createMemoryPromoteServices } from '../../../mocks/index.ts'
import { proveEvents, provePayloads } from '../../../stories/support/proof/payloads.ts'
import type { MountOptions } from '../../../stories/support/stage/mountFlow.tsx'
import { press } from '../../../stories/support/stage/person.ts'
import { opened } from '../../../stories/support/stage/quickPromotePage.tsx'
import type * as promote from '../../promote.ts'
import { QuickPromote } from './quickPromote/QuickPromote.tsx'
import type { QuickPromoteListeners } from './quickPromote/quickPromote.effects.ts'

const services = createMemoryPromoteServices()

/** The page of a pin, as an app mounts it. */
const PinPage = (listeners: QuickPromoteListeners) => (
  <QuickPromote
    advertiserId="549755885175"
    services={services}
    target={{ kind: 'pin', pinId: '21' }}
    billingSlot={() => null}
    {...listeners}
  />
)

const options: MountOptions = { session: wren, country: 'US' }
const promotes = async () => {
  await opened()
  await press('Promote')
}

provePayloads<typeof promote>({
  QuickPromote: {
    onCreated: [
      {
        after: 'promoting a pin',
        options,
        node: (onCreated) => <PinPage onCreated={onCreated} />,
        steps: promotes,
        gets: [{ campaignId: '7001', advertiserId: '549755885175', pinId: '21', productGroupId: null }],
      },
    ],
    onStep: [
      {
        after: 'opening the page of a pin',
        options,
        node: (onStep) => <PinPage onStep={onStep} />,
        gets: ['page'],
      },
    ],
    onClose: [
      {
        after: 'pressing the close button',
        options,
        node: (onClose) => <PinPage onClose={onClose} />,
        steps: async () => {
          await opened()
          await press('Close')
        },
        gets: [],
      },
    ],
  },
})

proveEvents<'promote'>({
  'promote.succeeded': [
    {
      after: 'promoting a pin',
      options,
      node: <PinPage />,
      steps: promotes,
      level: 'info',
      details: { campaignId: '7001', advertiserId: '549755885175' },
    },
  ],
  'promote.failed': [
    {
      after: 'a refusal',
      options: { ...options, given: 'quickPromote.refused' },
      node: <PinPage />,
      steps: promotes,
      level: 'info',
      details: { row: 'quickPromote.refused', status: 403, code: null },
    },
  ],
})
