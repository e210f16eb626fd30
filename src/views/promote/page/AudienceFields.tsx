'use client'
import { useId } from 'react'
import type { AudienceOption } from '../../../domain/promote/promotion.ts'
import { promotePage } from '../../../messages/en/promote/promotePage.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { asElement } from '../../../ui/layout/asElement.tsx'
import { useText } from '../../text.tsx'
import { AudienceRoot } from './AudienceFields.styles.ts'
import { InterestFields } from './InterestFields.tsx'
import type { PromotePageViewProps } from '../PromotePageView.types.ts'
import { toggled } from './toggled.ts'

interface ChoicesProps {
  readonly label: string
  readonly options: readonly AudienceOption[]
  readonly chosen: readonly string[]
  readonly onChosen: (ids: readonly string[]) => void
}

const Choices = ({ label, options, chosen, onChosen }: ChoicesProps) => (
  <fieldset>
    <legend>{label}</legend>
    <div data-at="options">
      {options.map((option) => (
        // Isolated, because 18–24 would be 24–18 in right-to-left text.
        <Checkbox
          key={option.id}
          label={<bdi>{option.label}</bdi>}
          checked={chosen.includes(option.id)}
          onChecked={(isChosen) => onChosen(toggled(chosen, option.id, isChosen))}
        />
      ))}
    </div>
  </fieldset>
)

export type AudienceFieldsProps = Pick<
  PromotePageViewProps,
  'values' | 'audience' | 'interestLimit' | 'formKey' | 'parts' | 'onChange'
>

/** Who sees an ad. While the server chooses, the member's own choice is kept, out of sight. */
export function AudienceFields(props: AudienceFieldsProps) {
  const { values, audience, onChange } = props
  const t = useText(promotePage)
  const id = useId()
  const hasInterests = audience.interests.length + values.interests.length > 0
  return (
    <AudienceRoot aria-labelledby={id} data-ui="audience">
      <h2 id={id}>{t('promotePage.audience')}</h2>
      {asElement(props.parts?.places)}
      <Switch
        label={t('promotePage.auto')}
        detail={<small>{t('promotePage.auto.detail')}</small>}
        checked={values.isAutoTargeting}
        onChecked={(isAutoTargeting) => onChange({ isAutoTargeting })}
      />
      {!values.isAutoTargeting && (
        <>
          <small>{t('promotePage.audience.hint')}</small>
          <Choices
            label={t('promotePage.ages')}
            options={audience.ages}
            chosen={values.ages}
            onChosen={(ages) => onChange({ ages })}
          />
          <Choices
            label={t('promotePage.genders')}
            options={audience.genders}
            chosen={values.genders}
            onChosen={(genders) => onChange({ genders })}
          />
          {hasInterests && (
            <InterestFields
              key={props.formKey}
              options={audience.interests}
              chosen={values.interests}
              limit={props.interestLimit}
              onChosen={(interests) => onChange({ interests })}
            />
          )}
        </>
      )}
    </AudienceRoot>
  )
}
