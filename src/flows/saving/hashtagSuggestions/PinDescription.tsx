'use client'
import { useCallback, useMemo } from 'react'
import type { HashtagSuggestionsEmitted } from '../../../../machines/saving/hashtagSuggestions/hashtagSuggestions.machine.ts'
import { HashtagField } from '../../../views/saving/hashtagSuggestions/HashtagField.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectHashtagSuggestions, type HashtagSuggestionsSnapshot } from './hashtagSuggestions.connect.ts'
import { provideHashtagSuggestions } from './hashtagSuggestions.services.ts'

export interface PinDescriptionProps {
  /** The text. It may follow `onValue` or not: the field itself keeps what is typed. */
  readonly value: string
  /** What the person has just made of it, by typing or by choosing a hashtag. */
  readonly onValue: (value: string) => void
  /** The visible name, above the field. */
  readonly label: string
}

/** The description of a pin, which suggests hashtags while one is typed. saving.txt §2 "Hashtag suggestion flyout in the pin description". */
export function PinDescription({ value, onValue, label }: PinDescriptionProps) {
  const { policy } = useTackboard()
  const input = useMemo(() => ({ policy }), [policy])
  const { actor } = useFlow(
    provideHashtagSuggestions,
    input,
    ({ row, failure }: HashtagSuggestionsEmitted, { onLog }) =>
      onLog({
        level: 'info',
        event: 'hashtagSuggestions.failed',
        details: { row, status: failure?.status ?? null, code: failure?.code ?? null },
      }),
  )
  const connect = useCallback(
    (snapshot: HashtagSuggestionsSnapshot) => connectHashtagSuggestions(snapshot, actor.send),
    [actor],
  )
  return <HashtagField {...useConnect(actor, connect)} label={label} value={value} onValue={onValue} />
}
