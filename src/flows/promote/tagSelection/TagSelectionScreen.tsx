'use client'
import type { ActorRefFrom } from 'xstate'
import type { tagSelectionMachine } from '../../../../machines/promote/tagSelection/tagSelection.machine.ts'
import { TagSelectionView } from '../../../views/promote/TagSelectionView.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { connectTagSelection, tagSelectionCallbacks } from './tagSelection.connect.ts'

export interface TagSelectionScreenProps {
  /** The machine of the choice, a child of the flow's. */
  readonly actor: ActorRefFrom<typeof tagSelectionMachine>
  /** Where tags are created, for advertisers without any. */
  readonly tagsHref: string
}

/** The choice of a conversion tag, on its machine. saving.txt §2 "tag modal". */
export function TagSelectionScreen({ actor, tagsHref }: TagSelectionScreenProps) {
  const props = useConnect(actor, connectTagSelection, tagSelectionCallbacks)
  return props && <TagSelectionView {...props} tagsHref={tagsHref} />
}
