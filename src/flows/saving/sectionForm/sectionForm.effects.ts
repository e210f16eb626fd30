import type { SectionFormEmitted } from '../../../../machines/saving/sectionForm/sectionForm.types.ts'
import type { BoardSection } from '../../../domain/saving/board.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'

/** Callbacks of the modal that adds a section. */
export interface SectionFormListeners {
  /** Called with the new section. */
  readonly onCreated?: ((section: BoardSection) => void) | undefined
  /** Called when the modal closes, with or without a new section. It then renders nothing, so unmount it. */
  readonly onClose?: (() => void) | undefined
}

/** Turns what the machine emits into callbacks or a log event. */
export function runSectionFormEffect(
  effect: SectionFormEmitted,
  { onLog }: TackboardConfig,
  { onCreated, onClose }: SectionFormListeners,
): void {
  switch (effect.type) {
    case 'form.cancelled':
      return onClose?.()
    case 'section.created':
      onCreated?.(effect.section)
      return onClose?.()
    case 'attempt.failed':
      return onLog({ level: 'info', event: 'sectionForm.failed', details: failureDetails(effect) })
  }
}
