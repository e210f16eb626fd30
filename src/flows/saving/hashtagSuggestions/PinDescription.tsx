'use client'
import { HashtagField } from '../../../views/saving/hashtagSuggestions/HashtagField.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectHashtagSuggestions, hashtagSuggestionsCallbacks } from './hashtagSuggestions.connect.ts'
import { runHashtagSuggestionsEffect } from './hashtagSuggestions.effects.ts'
import { provideHashtagSuggestions } from './hashtagSuggestions.services.ts'

export interface PinDescriptionProps {
  /** The text. It may follow `onValue` or not: the field itself keeps what is typed. */
  readonly value: string
  /** What the person has just made of it, by typing or by choosing a hashtag. */
  readonly onValue: (value: string) => void
  /** The visible name, above the field. */
  readonly label: string
}

/**
 * The description of a pin, with hashtag suggestions while typing. saving.txt §2 "Hashtag suggestion flyout in the pin
 * description".
 */
export function PinDescription({ value, onValue, label }: PinDescriptionProps) {
  const { policy } = useTackboard()
  const actor = useFlow(provideHashtagSuggestions, { policy }, runHashtagSuggestionsEffect)
  const flyout = useConnect(actor, connectHashtagSuggestions, hashtagSuggestionsCallbacks)
  return <HashtagField {...flyout} label={label} value={value} onValue={onValue} />
}
