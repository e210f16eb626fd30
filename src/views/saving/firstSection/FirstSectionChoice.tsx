'use client'
import { firstSection } from '../../../messages/en/saving/firstSection.ts'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { useText } from '../../text.tsx'

export interface FirstSectionChoiceProps {
  /** Whether a section is added to the board that is chosen. */
  readonly isOn: boolean
  readonly onToggle: () => void
}

/** Below the list of boards: whether the board that is chosen gets its first section, which the pin is saved into. */
export function FirstSectionChoice({ isOn, onToggle }: FirstSectionChoiceProps) {
  const t = useText(firstSection)
  return <Switch label={t('firstSection.switch')} checked={isOn} onChecked={onToggle} />
}
