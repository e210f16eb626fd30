'use client'
import type { ActorRefFrom } from 'xstate'
import type { claimUpsellMachine } from '../../../../machines/createPin/claimUpsell/claimUpsell.machine.ts'
import { ClaimUpsellView } from '../../../views/createPin/ClaimUpsellView.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { claimUpsellCallbacks, connectClaimUpsell } from './claimUpsell.connect.ts'

export interface ClaimUpsellScreenProps {
  /** The machine of the invitation, a child of the create-pin page's. */
  readonly actor: ActorRefFrom<typeof claimUpsellMachine>
}

/** The invitation to connect an account, on its machine. saving.txt §4 "Photo-sharing upsell". */
export function ClaimUpsellScreen({ actor }: ClaimUpsellScreenProps) {
  const props = useConnect(actor, connectClaimUpsell, claimUpsellCallbacks)
  return props && <ClaimUpsellView {...props} />
}
