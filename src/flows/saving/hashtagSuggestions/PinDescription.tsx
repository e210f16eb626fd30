'use client'
import type { ReactNode } from 'react'
import { HashtagField } from '../../../views/saving/hashtagSuggestions/HashtagField.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectHashtagSuggestions, hashtagSuggestionsCallbacks } from './hashtagSuggestions.connect.ts'
import { runHashtagSuggestionsEffect } from './hashtagSuggestions.effects.ts'
import { hashtagSuggestionsLogic } from './hashtagSuggestions.services.ts'

export interface PinDescriptionProps {
  /** The text. Updating it from `onValue` is optional, because the field keeps what is typed. */
  readonly value: string
  /** Called with the new text after typing or choosing a hashtag. */
  readonly onValue: (value: string) => void
  /** The visible name, above the field. */
  readonly label: string
  /** What is wrong with the text, below the field. Default: nothing. */
  readonly error?: ReactNode
}

/**
 * The description field of a pin, which suggests hashtags while the user types one. saving.txt §2 "Hashtag
 * suggestion flyout in the pin description".
 */
export function PinDescription({ value, onValue, label, error }: PinDescriptionProps) {
  const { policy } = useTackboard()
  const actor = useFlow(hashtagSuggestionsLogic, { policy }, runHashtagSuggestionsEffect)
  const flyout = useConnect(actor, connectHashtagSuggestions, hashtagSuggestionsCallbacks)
  return <HashtagField {...flyout} {...{ label, error, value, onValue }} />
}
