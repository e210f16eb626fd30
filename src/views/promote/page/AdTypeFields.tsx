'use client'
import { useId } from 'react'
import { promotePage } from '../../../messages/en/promote/promotePage.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { ErrorRoot } from '../../../ui/fields/error.styles.ts'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { AlertIcon } from '../../../ui/layout/icons.tsx'
import { useText } from '../../text.tsx'
import { TagRoot } from './AdTypeFields.styles.ts'
import { useEventName } from '../dialogs/useEventName.ts'
import type { PromotePageViewProps } from '../PromotePageView.types.ts'
import { useErrorText } from './useErrorText.tsx'

export type AdTypeFieldsProps = Pick<
  PromotePageViewProps,
  'values' | 'adTypes' | 'errors' | 'serverMessage' | 'progress' | 'onChange' | 'onChooseTag'
>

/** What an ad is for; one for conversions needs a tag. */
export function AdTypeFields(props: AdTypeFieldsProps) {
  const { values, errors, progress } = props
  const t = useText(promotePage)
  const nameOf = useEventName()
  const id = useId()
  const error = useErrorText(props.serverMessage)(errors.tag)
  return (
    <section aria-labelledby={id} data-ui="adType">
      <h2 id={id}>{t('promotePage.goal')}</h2>
      <RadioGroup
        label={t('promotePage.adType')}
        name="adType"
        options={props.adTypes.map((adType) => ({
          value: adType,
          label: t(`promotePage.adType.${adType}`),
          detail: t(`promotePage.adType.${adType}.detail`),
        }))}
        value={values.adType}
        onValue={(adType) => props.onChange({ adType })}
      />
      {values.adType === 'WEB_CONVERSION' && (
        <TagRoot role="group" aria-labelledby={`${id}-tag`}>
          <div data-at="words">
            <strong id={`${id}-tag`}>{t('promotePage.tag')}</strong>
            {values.tag ? (
              <>
                <span>
                  <bdi>{nameOf(values.tag.conversionEvent)}</bdi>
                </span>
                <small>
                  {values.tag.tagName && values.tag.tagName !== values.tag.conversionTagId ? (
                    <>
                      <bdi>{values.tag.tagName}</bdi> <span>·</span> <bdi>{values.tag.conversionTagId}</bdi>
                    </>
                  ) : (
                    t('promotePage.tag.chosen', { tag: values.tag.conversionTagId })
                  )}
                </small>
              </>
            ) : (
              <small>{t('promotePage.tag.none')}</small>
            )}
          </div>
          <Button
            variant="secondary"
            size={40}
            disabled={progress !== 'editing'}
            // The form moves the focus here, to where the tag can be chosen.
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onClick={props.onChooseTag}
          >
            {t(values.tag ? 'promotePage.tag.change' : 'promotePage.tag.choose')}
          </Button>
          <ErrorRoot id={`${id}-error`} data-ui="error" aria-live="polite">
            {error && (
              <>
                <AlertIcon />
                <span>{error}</span>
              </>
            )}
          </ErrorRoot>
        </TagRoot>
      )}
    </section>
  )
}
