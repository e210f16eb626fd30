'use client'
import { businessFormOf, type BusinessForm } from '../../domain/promote/businessForm.ts'
import { common } from '../../messages/en/common.ts'
import { businessInfo } from '../../messages/en/promote/businessInfo.ts'
import { promoteErrors } from '../../messages/en/promote/promoteErrors.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { CloseIcon } from '../../ui/layout/icons.tsx'
import { errorKey } from '../errorKey.ts'
import { useText } from '../text.tsx'
import { BusinessErrorSummary } from './BusinessErrorSummary.tsx'
import { BusinessField, codeTag } from './BusinessField.tsx'
import { BusinessInfoRoot } from './BusinessInfoView.styles.ts'
import type { BusinessInfoRow, BusinessInfoViewProps } from './BusinessInfoView.types.ts'

const copy = { ...common, ...businessInfo, ...promoteErrors }

/** The keys of the errors whose sentences have no placeholder. */
type ErrorKey = Exclude<
  Extract<keyof typeof promoteErrors, `businessInfo.error.${string}`>,
  'businessInfo.error.postalCodeInvalid'
>

/** The previous step is gone, so the title takes the focus. */
const focusOn = (heading: HTMLHeadingElement | null) => heading?.focus()

/** Asks for an advertiser's name, address and tax number, in the order of its country. */
export function BusinessInfoView(props: BusinessInfoViewProps) {
  const { country, errors, isPending, isSlow, serverMessage, steps, typedInfo } = props
  const t = useText(copy)
  const form = businessFormOf(country)
  const textOf = useErrorText(form)
  const problems = form.fields.flatMap((field) => {
    const row = errors[field]
    return row ? [{ field, text: textOf(row) }] : []
  })

  return (
    <BusinessInfoRoot data-ui="businessInfo">
      <header>
        {steps && <div data-at="steps">{steps}</div>}
        <h1 tabIndex={-1} ref={focusOn}>
          {t('businessInfo.title')}
        </h1>
        <Button
          variant="icon"
          aria-label={t('common.close')}
          leading={<CloseIcon />}
          onClick={props.onClose}
        />
        <p>{t('businessInfo.lead')}</p>
      </header>
      <Form errors={errors} onSubmit={(values) => props.onSubmit({ ...typedInfo(), ...values })}>
        {problems.length > 0 && <BusinessErrorSummary problems={problems} />}
        {form.fields.map((field) => (
          <BusinessField
            key={field}
            {...{ field, form, country }}
            defaultValue={field === 'country' ? country : typedInfo()[field]}
            error={errors[field] && textOf(errors[field])}
            onValue={(value) => props.onChange(field, value)}
          />
        ))}
        <div data-at="foot">
          <Notice severity="error">
            {errors.notice && (serverMessage ? <bdi>{serverMessage}</bdi> : textOf(errors.notice))}
          </Notice>
          <p data-at="status" role="status">
            {isSlow && t('common.stillWorking')}
          </p>
          <div data-at="actions">
            <Button variant="ghost" onClick={props.onBack}>
              {t('businessInfo.back')}
            </Button>
            <Button type="submit" busy={isPending}>
              {t('businessInfo.continue')}
            </Button>
          </div>
        </div>
      </Form>
    </BusinessInfoRoot>
  )
}

/** The sentence of an error; that of a postal code has an example of the country. */
function useErrorText({ postalCode }: BusinessForm) {
  const t = useText(promoteErrors)
  return (row: BusinessInfoRow) =>
    row === 'businessInfo.postalCodeInvalid'
      ? t('businessInfo.error.postalCodeInvalid', { example: postalCode.example ?? '', code: codeTag })
      : t(errorKey<ErrorKey>(row))
}
