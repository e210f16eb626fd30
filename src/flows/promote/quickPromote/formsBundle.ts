/** The steps after the page, with what is known of each country's addresses: one chunk, only for those who have to fill them in. */
export { businessInfoLogic } from '../businessInfo/businessInfo.services.ts'
export { BusinessInfoScreen } from '../businessInfo/BusinessInfoScreen.tsx'
export { BillingView } from '../../../views/promote/BillingView.tsx'
