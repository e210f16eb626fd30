import type { SearchAdvisoryEmitted } from '../../../../machines/search/searchAdvisory/searchAdvisory.machine.ts'
import type { Advisory } from '../../../domain/search/advisory.types.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

export interface ShownAdvisory {
  /** The app's own object, which tells one advisory from another. */
  readonly source: object
  readonly advisory: Advisory
}

/** Logs views and clicks. saving.txt §7. N6. */
export function runSearchAdvisoryEffect(
  effect: SearchAdvisoryEmitted,
  { onLog, visit }: TackboardConfig,
  { source, advisory: { level, severity, type } }: ShownAdvisory,
): void {
  const details = { level, severity, advisoryType: type }
  switch (effect.type) {
    case 'advisory.viewed':
      if (visit.isFirstView(source)) onLog({ level: 'info', event: 'advisory.viewed', details })
      return
    case 'advisory.clicked':
      return onLog({ level: 'info', event: 'advisory.clicked', details: { ...details, ...effect.target } })
  }
}
