'use client'
import { useCallback, useMemo } from 'react'
import type { SectionFormEmitted } from '../../../../machines/saving/sectionForm/sectionForm.types.ts'
import type { BoardSection, PinToSave } from '../../../domain/saving/board.ts'
import type { Session } from '../../../domain/auth/session.ts'
import { AddSectionView } from '../../../views/saving/sectionForm/AddSectionView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectSectionForm, type SectionFormSnapshot } from './sectionForm.connect.ts'
import { provideSectionForm } from './sectionForm.services.ts'

export interface AddSectionModalProps {
  readonly board: { readonly id: string; readonly name: string }
  /** The pin that the section begins with; its picture is shown. Default: the section begins empty. */
  readonly pin?: Pick<PinToSave, 'id' | 'imageUrl' | 'color'> | undefined
  /** A name to begin with. Default: none. */
  readonly suggestedName?: string | undefined
  /** The section is there. */
  readonly onCreated?: ((section: BoardSection) => void) | undefined
  /** The modal has closed, after a section was made or without one; take it off the page. It is gone by then. */
  readonly onClose?: (() => void) | undefined
}

/** Adds a section to a board, over a page. With nobody signed in it shows nothing. saving.txt §2 "Add-section form or modal", §4 "Section create". */
export function AddSectionModal(props: AddSectionModalProps) {
  const { session } = useTackboard()
  return session && <SignedIn {...props} session={session} />
}

function SignedIn({
  session,
  board: { id, name },
  pin,
  suggestedName = '',
  onCreated,
  onClose,
}: AddSectionModalProps & { readonly session: Session }) {
  const { policy } = useTackboard()
  const pinId = pin?.id
  const input = useMemo(
    () => ({
      policy,
      session,
      board: { id, name },
      pinIds: pinId ? [pinId] : [],
      suggestedName: suggestedName || null,
    }),
    [policy, session, id, name, pinId, suggestedName],
  )
  const { actor } = useFlow(provideSectionForm, input, (effect: SectionFormEmitted, { onLog }) => {
    if (effect.type === 'form.cancelled') return onClose?.()
    if (effect.type === 'section.created') {
      onCreated?.(effect.section)
      return onClose?.()
    }
    const { row, failure } = effect
    onLog({
      level: 'info',
      event: 'sectionForm.failed',
      details: { row, status: failure?.status ?? null, code: failure?.code ?? null },
    })
  })
  const connect = useCallback(
    (snapshot: SectionFormSnapshot) =>
      snapshot.status === 'active' ? connectSectionForm(snapshot, actor.send) : null,
    [actor],
  )
  const form = useConnect(actor, connect)
  const picture = pin?.imageUrl ? { url: pin.imageUrl, width: 0, height: 0 } : null
  return (
    form && (
      <AddSectionView
        {...form}
        picture={picture}
        color={pin?.color ?? null}
        onClose={() => actor.send({ type: 'form.cancelled' })}
      />
    )
  )
}
