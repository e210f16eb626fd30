import type { ReactNode } from 'react'
import type { Mounted, MountOptions } from '../../../../testing/stage/mountFlow.tsx'

/** A flow that shows toasts. */
export interface ToastRow {
  readonly flow: string
  /** The file that mounts its list of toasts. */
  readonly mountedBy: string
  readonly options: MountOptions
  readonly node: ReactNode
  /** Leads to where toasts are shown. Default: they are shown at once. */
  readonly open?: (mounted: Mounted) => Promise<unknown>
  /** Asks for a toast, without the pointer. Called several times. */
  readonly show: (mounted: Mounted) => Promise<unknown>
  /** Whether its toast has an action. Default: false. */
  readonly hasAction?: boolean
}
