import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import type { BusinessInfo } from '../../../src/domain/promote/promotion.ts'
import { BusinessInfoView } from '../../../src/views/promote/BusinessInfoView.tsx'

const nothing: BusinessInfo = {
  name: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  taxId: '',
}

const meta = preview.meta({
  title: 'Quick promote/Business details',
  id: 'quick-promote-business-details-countries',
  component: BusinessInfoView,
  args: {
    country: 'IE',
    errors: {},
    serverMessage: null,
    isPending: false,
    isSlow: false,
    typedInfo: () => nothing,
    onChange: fn(),
    onSubmit: fn(),
    onBack: fn(),
    onClose: fn(),
  },
})

export const Ireland = meta.story({ name: 'Ireland: county and Eircode' })
export const Japan = meta.story({ name: 'Japan: the largest part first', args: { country: 'JP' } })
export const Canada = meta.story({ name: 'Canada: province', args: { country: 'CA' } })
export const India = meta.story({ name: 'India: PIN code', args: { country: 'IN' } })
export const UnitedKingdom = meta.story({ name: 'United Kingdom: postcode', args: { country: 'GB' } })
export const Elsewhere = meta.story({ name: 'A country without a known format', args: { country: 'PE' } })
