import type { ReactNode } from 'react'
import { CardPage } from '../CardPage.tsx'

/** A page around a single picker. */
export const PickerStage = ({ children }: { readonly children: ReactNode }) => (
  <CardPage>
    <div>{children}</div>
  </CardPage>
)
