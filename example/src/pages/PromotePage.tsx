import { useState } from 'react'
import { QuickPromote, readPromoteRoute, type AudienceOptions, type PromoteStep } from 'tackboard/promote'
import { adServices } from '../ads'
import type { PageProps } from '../page'
import { PaymentForm } from '../parts/PaymentForm'
import { MembersOnly } from './EntryPages'

/** The advertiser of an address that names none. A real app would take it from the member's account. */
const ownAdvertiserId = '549755885175'

const audience: Partial<AudienceOptions> = {
  interests: [
    { id: '901', label: 'Gardening' },
    { id: '902', label: 'Walking' },
  ],
  places: [
    { id: 'AT', label: 'Austria' },
    { id: 'DE', label: 'Germany' },
    { id: 'CH', label: 'Switzerland' },
  ],
}

/** Keeps something in the address, so that reloading the page or paying elsewhere comes back to it. */
function keepInAddress(name: 'step' | 'campaign_id', value: string) {
  const url = new URL(location.href)
  url.searchParams.set(name, value)
  history.replaceState(history.state, '', url)
}
const keepStep = (step: PromoteStep) => keepInAddress('step', step)

/** Promotes a pin, at /quick-promote/ and /advertiser/quick-promote/; visitors log in first. */
export function PromotePage({ address, session }: PageProps) {
  // What the address asks for, before the steps are kept in it.
  const [route] = useState(() => readPromoteRoute(address.pathname, address.search, 0))
  if (session === undefined || !route) return null
  if (session === null) return <MembersOnly address={address} />
  return (
    <QuickPromote
      advertiserId={route.advertiserId ?? ownAdvertiserId}
      target={route.target}
      step={route.step}
      campaignId={route.campaignId}
      services={adServices}
      audience={audience}
      billingSlot={({ onSaved }) => <PaymentForm onSaved={onSaved} />}
      onStep={keepStep}
      onCreated={({ campaignId }) => campaignId && keepInAddress('campaign_id', campaignId)}
    />
  )
}
