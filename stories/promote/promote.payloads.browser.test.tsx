import { userEvent } from 'vitest/browser'
import { createMemoryPromoteServices, readyAccount } from '../../mocks/index.ts'
import { proveLooks } from '../../testing/proof/looks.ts'
import { provePayloads, type PayloadRows } from '../../testing/proof/payloads.ts'
import type { MountOptions } from '../../testing/stage/mountFlow.tsx'
import { byRole, press } from '../../testing/stage/person.ts'
import { opened } from '../../testing/stage/quickPromotePage.tsx'
import type * as promote from '../../src/promote.ts'
import { options, pinPage, promotes } from './pinPage.tsx'

const choices = () => byRole('option', /^Guided walks/)
const choosesPin = async () => {
  await userEvent.click(await choices())
}
const promotesProducts = async () => {
  await byRole('heading', 'Promote your Pin')
  await press('Promote')
}

const rows: PayloadRows<typeof promote> = {
  QuickPromote: {
    onCreated: [
      {
        after: 'promoting a pin',
        options,
        node: (onCreated) => pinPage({ onCreated }),
        steps: promotes,
        gets: [{ campaignId: '7001', advertiserId: '549755885175', pinId: '21', productGroupId: null }],
      },
    ],
    onStep: [
      {
        after: 'opening the page of a pin',
        options,
        node: (onStep) => pinPage({ onStep }),
        gets: ['page'],
      },
    ],
    onClose: [
      {
        after: 'pressing the close button',
        options,
        node: (onClose) => pinPage({ onClose }),
        steps: async () => {
          await opened()
          await press('Close')
        },
        gets: [],
      },
    ],
  },
}

const choosesAndPromotes = async () => {
  await choosesPin()
  await promotes()
}

provePayloads<typeof promote>(rows)

const existing = { because: 'the ad was created before' }
const continuing = { campaignId: '7001' }
const escapes = async () => {
  await choices()
  await userEvent.keyboard('{Escape}')
}
const inGermany: MountOptions = { ...options, country: 'DE' }
const withoutConsent = () => {
  const own = createMemoryPromoteServices()
  own.account = { ...readyAccount, hasConsented: false }
  return own
}
const withoutBusiness = createMemoryPromoteServices()
withoutBusiness.account = { ...readyAccount, hasBusinessAddress: false, hasBusinessInfo: false }
const withoutBilling = createMemoryPromoteServices()
withoutBilling.account = { ...readyAccount, hasValidBillingProfile: false, hasBillingInfo: false }
const closes = (title: string) => async () => {
  await byRole('heading', title)
  await press('Close')
}

proveLooks<typeof promote>(rows, {
  QuickPromote: {
    step: {
      consent: {
        onCreated: {
          options: inGermany,
          node: (onCreated) => pinPage({ onCreated, services: withoutConsent() }),
          steps: async () => {
            await press('Agree and continue')
            await promotes()
          },
        },
        onStep: {
          options: inGermany,
          node: (onStep) => pinPage({ onStep, services: withoutConsent() }),
          gets: ['consent'],
        },
        onClose: {
          options: inGermany,
          node: (onClose) => pinPage({ onClose, services: withoutConsent() }),
          steps: () => press('Not now'),
        },
      },
      pinSelection: {
        onCreated: { steps: choosesAndPromotes },
        onStep: { gets: ['pinSelection'] },
        onClose: { steps: escapes },
      },
      page: {},
      businessForm: {
        onCreated: existing,
        onStep: {
          node: (onStep) => pinPage({ onStep, ...continuing, services: withoutBusiness }),
          gets: ['businessForm'],
        },
        onClose: {
          node: (onClose) => pinPage({ onClose, ...continuing, services: withoutBusiness }),
          steps: closes('Tell us about your business'),
        },
      },
      billingForm: {
        onCreated: existing,
        onStep: {
          node: (onStep) => pinPage({ onStep, ...continuing, services: withoutBilling }),
          gets: ['billingForm'],
        },
        onClose: {
          node: (onClose) => pinPage({ onClose, ...continuing, services: withoutBilling }),
          steps: closes('Add a way to pay'),
        },
      },
      success: {},
      error: {},
    },
    target: {
      none: {
        value: null,
        onCreated: { steps: choosesAndPromotes },
        onStep: { gets: ['pinSelection'] },
        onClose: { steps: escapes },
      },
      productGroup: {
        value: { kind: 'productGroup', productGroupId: '2680060704746' },
        onCreated: {
          steps: promotesProducts,
          gets: [
            {
              campaignId: '7001',
              advertiserId: '549755885175',
              pinId: null,
              productGroupId: '2680060704746',
            },
          ],
        },
      },
    },
  },
})
