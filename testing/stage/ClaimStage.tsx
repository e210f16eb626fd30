import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import { claimUpsellMachine } from '../../machines/createPin/claimUpsell/claimUpsell.machine.ts'
import { runClaimUpsellEffect } from '../../src/flows/createPin/claimUpsell/claimUpsell.effects.ts'
import { checkClaim } from '../../src/flows/createPin/claimUpsell/claimUpsell.services.ts'
import { ClaimUpsellScreen } from '../../src/flows/createPin/claimUpsell/ClaimUpsellScreen.tsx'
import { useTackboard } from '../../src/flows/runtime/config.ts'
import { flowConfig } from '../../src/flows/runtime/flowValue.ts'
import { useFlow } from '../../src/flows/runtime/useFlow.ts'

/** The invitation on its own machine. */
function Invitation() {
  const { policy } = useTackboard()
  return <ClaimUpsellScreen actor={useFlow(claimUpsellMachine, { policy }, runClaimUpsellEffect)} />
}

interface ClaimStageProps {
  /** The page the pin was saved from. */
  readonly url: string
}

/** What the create-pin page does after a save: it checks whether the invitation is due, and shows it. */
export function ClaimStage({ url }: ClaimStageProps) {
  const config = useTackboard()
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const check = createActor(checkClaim, { input: { url } })
    flowConfig.set(check, { ...config, locale: 'en' })
    check.subscribe({ next: ({ output }) => setDue(output ?? false), error: () => undefined })
    check.start()
    return () => void check.stop()
  }, [config, url])
  return isDue && <Invitation />
}
