'use client'
import { useMemo, useState } from 'react'
import {
  searchAdvisoryMachine,
  type SearchAdvisoryEmitted,
} from '../../../../machines/search/searchAdvisory/searchAdvisory.machine.ts'
import { advisoryContent, type AdvisoryContent } from '../../../domain/search/advisoryContent.ts'
import { readAdvisory } from '../../../domain/search/readAdvisory.ts'
import { SearchAdvisoryView } from '../../../views/search/SearchAdvisoryView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectSearchAdvisory, searchAdvisoryCallbacks } from './searchAdvisory.connect.ts'
import { wasDismissed } from './dismissedAdvisories.storage.ts'
import { runSearchAdvisoryEffect, type ShownAdvisory } from './searchAdvisory.effects.ts'
import { useOwnSite } from './useOwnSite.ts'

export interface SearchAdvisoryProps {
  /**
   * The advisory of the search response, as the server gave it. Every field is validated. Pass the same object for as long as it is the
   * same advisory: its view is logged once per object.
   */
  readonly advisory: unknown
}

interface LoggedAdvisoryProps extends ShownAdvisory {
  readonly content: AdvisoryContent
}

/** An advisory that reports views and clicks. */
function LoggedAdvisory({ content, ...shown }: LoggedAdvisoryProps) {
  const actor = useFlow(searchAdvisoryMachine, undefined, (effect: SearchAdvisoryEmitted, config) =>
    runSearchAdvisoryEffect(effect, config, shown),
  )
  const props = useConnect(actor, connectSearchAdvisory, searchAdvisoryCallbacks)
  return <SearchAdvisoryView {...content} {...props} />
}

/** An advisory that can be dismissed, unless it was on an earlier page. Mounted in the browser alone, which knows. */
function DismissibleAdvisory(props: LoggedAdvisoryProps) {
  const { platform, session } = useTackboard()
  const [isHidden] = useState(() =>
    wasDismissed(platform, { userId: session?.userId ?? '', id: props.advisory.id ?? '' }),
  )
  return isHidden ? null : <LoggedAdvisory {...props} />
}

/**
 * A server's advisory, above the results of a search. It renders nothing for another country than the provider's `country`, or if the
 * advisory has nothing to say. Views and clicks go to `onLog`. One with an `id` and `is_dismissible: true` can be dismissed for good: the
 * device remembers it for the member, and a server's HTML leaves it out. saving.txt §3 "Search advisory".
 */
export function SearchAdvisory({ advisory: source }: SearchAdvisoryProps) {
  const { country, policy, session } = useTackboard()
  const site = useOwnSite()
  const { advisory, key } = useMemo(() => {
    const read = readAdvisory(source)
    return { advisory: read, key: JSON.stringify(read) }
  }, [source])
  const content = useMemo(
    () => advisory && advisoryContent(advisory, { country, site, policy: policy.search }),
    [advisory, country, site, policy],
  )
  if (!advisory || !content || typeof source !== 'object' || source === null) return null
  // The key is what the advisory says: an app that builds an equal object at every render keeps the focus and the log in order.
  const props = { source, advisory, content }
  if (!advisory.isDismissible) return <LoggedAdvisory key={key} {...props} />
  // Another member may not have dismissed it, and an app may know its member late.
  const memberKey = `${session?.userId ?? ''} ${key}`
  return site.origin !== null && <DismissibleAdvisory key={memberKey} {...props} />
}
