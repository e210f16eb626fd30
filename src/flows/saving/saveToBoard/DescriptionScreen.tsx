'use client'
import { hashtags } from '../../../messages/en/saving/hashtags.ts'
import { DescriptionRoot } from '../../../views/saving/saveToBoard/DescriptionRoot.styles.ts'
import { useText } from '../../../views/text.tsx'
import { PinDescription, type PinDescriptionProps } from '../hashtagSuggestions/PinDescription.tsx'

export type DescriptionScreenProps = Omit<PinDescriptionProps, 'label'>

/** The description of the pin to save, below its picture. */
export function DescriptionScreen(props: DescriptionScreenProps) {
  const t = useText(hashtags)
  return (
    <DescriptionRoot>
      <PinDescription {...props} label={t('hashtags.description')} />
    </DescriptionRoot>
  )
}
