import { rememberSave } from '../../../src/domain/saving/recentSaves.ts'
import { imageSignatureOf } from '../../../src/domain/saving/imageAddress.ts'
import { useState, type ReactNode } from 'react'
import { boardOf } from '../../../testing/machines/saving.ts'
import { useTackboard } from '../../../src/flows/runtime/config.ts'

const board = boardOf('202', 'Blue sofa')

interface AfterSaveProps {
  /** The image that was saved. */
  readonly imageUrl: string | null
  readonly children: ReactNode
}

/** A page that opens after the member saved this image to 'Blue sofa', earlier in the same visit. */
export function AfterSave({ imageUrl, children }: AfterSaveProps) {
  const { visit, policy } = useTackboard()
  const save = { board, pinId: '9000', imageSignature: imageSignatureOf(imageUrl) }
  useState(() => visit.updateSaves((recent) => rememberSave(recent, save, policy.createPin)))
  return children
}
