'use client'
import type { SectionFormEmitted } from '../../../../machines/saving/sectionForm/sectionForm.types.ts'
import type { PinToSave } from '../../../domain/saving/board.ts'
import type { Session } from '../../../domain/auth/session.ts'
import { AddSectionView } from '../../../views/saving/sectionForm/AddSectionView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { addSectionCallbacks, connectAddSection } from './sectionForm.connect.ts'
import { runSectionFormEffect, type SectionFormListeners } from './sectionForm.effects.ts'
import { sectionFormLogic } from './sectionForm.services.ts'

export interface AddSectionModalProps extends SectionFormListeners {
  /** The board that gets the section. */
  readonly board: { readonly id: string; readonly name: string }
  /** The section's first pin, whose picture is shown. Default: the section starts empty. */
  readonly pin?: Pick<PinToSave, 'id' | 'imageUrl' | 'color'> | undefined
  /** The initial name. Default: none. */
  readonly suggestedName?: string | undefined
}

/** Adds a section to a board, in a modal over a page. Renders nothing if logged out. saving.txt §2 "Add-section form or modal". */
export function AddSectionModal(props: AddSectionModalProps) {
  const { session } = useTackboard()
  return session && <SignedIn {...props} session={session} />
}

function SignedIn({
  session,
  board: { id, name },
  pin,
  suggestedName = '',
  ...listeners
}: AddSectionModalProps & { readonly session: Session }) {
  const { policy } = useTackboard()
  const input = {
    policy,
    session,
    board: { id, name },
    pinIds: pin?.id ? [pin.id] : [],
    suggestedName: suggestedName || null,
  }
  const actor = useFlow(sectionFormLogic, input, (effect: SectionFormEmitted, config) =>
    runSectionFormEffect(effect, config, listeners),
  )
  const form = useConnect(actor, connectAddSection, addSectionCallbacks)
  const picture = pin?.imageUrl ? { url: pin.imageUrl, width: 0, height: 0 } : null
  return form && <AddSectionView {...form} picture={picture} color={pin?.color ?? null} />
}
