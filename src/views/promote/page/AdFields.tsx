'use client'
import { useId } from 'react'
import { campaignName } from '../../../domain/promote/campaignName.ts'
import { promotePage } from '../../../messages/en/promote/promotePage.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useText } from '../../text.tsx'
import type { PromotePageViewProps } from '../PromotePageView.types.ts'
import { useErrorText } from './useErrorText.tsx'
import { useFollowing } from './useFollowing.ts'

export type AdFieldsProps = Pick<
  PromotePageViewProps,
  'values' | 'isProductGroup' | 'errors' | 'serverMessage' | 'progress' | 'onChange'
>

/** The name of an ad and where it leads. A product group leads to its products. */
export function AdFields({
  values,
  isProductGroup,
  errors,
  serverMessage,
  progress,
  onChange,
}: AdFieldsProps) {
  const t = useText(promotePage)
  const id = useId()
  const errorText = useErrorText(serverMessage)
  const name = useFollowing(values.name)
  const destination = useFollowing(values.destinationUrl)
  const cut = campaignName(values.name)
  const isReadOnly = progress !== 'editing'
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('promotePage.details')}</h2>
      <TextField
        label={t('promotePage.name')}
        name="name"
        defaultValue={values.name}
        autoComplete="off"
        required
        readOnly={isReadOnly}
        inputRef={name}
        hint={cut === values.name ? t('promotePage.name.hint') : t('promotePage.name.cut', { name: cut })}
        error={errorText(errors.name)}
        onValue={(text) => onChange({ name: text })}
      />
      {!isProductGroup && (
        <TextField
          label={t('promotePage.destination')}
          name="destinationUrl"
          type="url"
          inputMode="url"
          dir="ltr"
          defaultValue={values.destinationUrl}
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          required
          readOnly={isReadOnly}
          inputRef={destination}
          hint={t('promotePage.destination.hint')}
          error={errorText(errors.destinationUrl)}
          onValue={(text) => onChange({ destinationUrl: text })}
        />
      )}
    </section>
  )
}
