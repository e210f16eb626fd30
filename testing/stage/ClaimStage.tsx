import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import { claimUpsellMachine } from '../../machines/createPin/claimUpsell/claimUpsell.machine.ts'
import type { ClaimUpsellEmitted } from '../../machines/createPin/claimUpsell/claimUpsell.machine.ts'
import { runClaimUpsellEffect } from '../../src/flows/createPin/claimUpsell/claimUpsell.effects.ts'
import { checkClaimFrom } from '../../src/flows/createPin/claimUpsell/claimUpsell.services.ts'
import { ClaimUpsellScreen } from '../../src/flows/createPin/claimUpsell/ClaimUpsellScreen.tsx'
import { useTackboard } from '../../src/flows/runtime/config.ts'
import { useFlow } from '../../src/flows/runtime/useFlow.ts'

const provide = () => claimUpsellMachine

/** The invitation on its own machine. */
function Invitation() {
  const { policy } = useTackboard()
  const actor = useFlow(provide, { policy }, (effect: ClaimUpsellEmitted, config) =>
    runClaimUpsellEffect(effect, config),
  )
  return <ClaimUpsellScreen actor={actor} />
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
    const check = createActor(checkClaimFrom(config), { input: { url } })
    check.subscribe({ next: ({ output }) => setDue(output ?? false), error: () => undefined })
    check.start()
    return () => void check.stop()
  }, [config, url])
  return isDue && <Invitation />
}
