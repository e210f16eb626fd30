import type { SearchAdvisoryEmitted } from '../../../../machines/search/searchAdvisory/searchAdvisory.machine.ts'
import type { Advisory } from '../../../domain/search/advisory.types.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import type { VisitMemory } from '../../runtime/visitMemory.ts'
import { forgetDismissed, rememberDismissed } from './dismissedAdvisories.storage.ts'

export interface ShownAdvisory {
  /** The app's own object, which tells one advisory from another. */
  readonly source: object
  readonly advisory: Advisory
}

/** What has been seen in each visit. Kept here, so that apps without search don't ship it. */
const viewedIn = new WeakMap<VisitMemory, WeakSet<object>>()

/** Whether this is the first view of an advisory in a visit. The same object counts once. */
export function isFirstView(visit: VisitMemory, advisory: object): boolean {
  const viewed = viewedIn.get(visit) ?? new WeakSet()
  viewedIn.set(visit, viewed)
  const isFirst = !viewed.has(advisory)
  viewed.add(advisory)
  return isFirst
}

/** Logs views and clicks, and remembers what has been dismissed. */
export function runSearchAdvisoryEffect(
  effect: SearchAdvisoryEmitted,
  { onLog, visit, platform, session }: TackboardConfig,
  { source, advisory: { id, level, severity, type } }: ShownAdvisory,
): void {
  const details = { level, severity, advisoryType: type }
  const dismissal = { userId: session?.userId ?? '', id: id ?? '' }
  switch (effect.type) {
    case 'advisory.viewed':
      if (isFirstView(visit, source)) onLog({ level: 'info', event: 'advisory.viewed', details })
      return
    case 'advisory.clicked':
      return onLog({ level: 'info', event: 'advisory.clicked', details: { ...details, ...effect.target } })
    case 'advisory.dismissed':
      rememberDismissed(platform, dismissal)
      return onLog({ level: 'info', event: 'advisory.dismissed', details })
    case 'advisory.restored':
      forgetDismissed(platform, dismissal)
      return onLog({ level: 'info', event: 'advisory.restored', details })
  }
}
