import { useState } from 'react'
import { LoginPage, TackboardProvider, type LoggedIn, type TackboardProviderProps } from 'tackboard'
import { QuickPromote, readPromoteRoute, type AudienceOptions, type PromoteStep } from 'tackboard/promote'
import { adServices } from './ads'
import { PaymentForm } from './PaymentForm'
import { rememberSession, storedSession } from './session'

/** The advertiser of an address that names none. A real app would take it from the member's account. */
const ownAdvertiserId = '549755885175'

const audience: Partial<AudienceOptions> = {
  interests: [
    { id: '901', label: 'Gardening' },
    { id: '902', label: 'Walking' },
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
export function PromotePage(words: Omit<TackboardProviderProps, 'children'>) {
  const [session, setSession] = useState(storedSession)
  // What the address asks for, before the steps are kept in it.
  const [route] = useState(() => readPromoteRoute(location.pathname, location.search, 0))
  const enter = ({ user }: LoggedIn) => {
    rememberSession(user)
    setSession(storedSession())
  }
  return (
    <TackboardProvider {...words} session={session} country="DE">
      {session && route ? (
        <QuickPromote
          advertiserId={route.advertiserId ?? ownAdvertiserId}
          target={route.target}
          step={route.step}
          campaignId={route.campaignId}
          services={adServices}
          audience={audience}
          billingSlot={({ onSaved }) => <PaymentForm onSaved={onSaved} />}
          onStep={keepStep}
          onCreated={({ campaignId }) => keepInAddress('campaign_id', campaignId)}
        />
      ) : (
        <LoginPage onLoggedIn={enter} />
      )}
    </TackboardProvider>
  )
}
