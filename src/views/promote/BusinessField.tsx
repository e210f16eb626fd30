'use client'
import { useMemo, type ReactNode } from 'react'
import type { BusinessField as Field, BusinessForm } from '../../domain/promote/businessForm.ts'
import { countriesIn } from '../../domain/promote/countries.ts'
import { businessInfo } from '../../messages/en/promote/businessInfo.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useLocale, useText } from '../text.tsx'

/** What browsers fill in. */
const tokens: Readonly<Record<Field, string>> = {
  name: 'organization',
  country: 'billing country',
  addressLine1: 'billing address-line1',
  addressLine2: 'billing address-line2',
  city: 'billing address-level2',
  region: 'billing address-level1',
  postalCode: 'billing postal-code',
  taxId: 'off',
}

export interface BusinessFieldProps {
  readonly field: Field
  readonly form: BusinessForm
  readonly country: string
  readonly defaultValue: string
  readonly error: ReactNode
  readonly onValue: (value: string) => void
}

/** One field of the business form, as its country calls it. */
export function BusinessField({ field, form, country, ...rest }: BusinessFieldProps) {
  const own = useBusinessField(field, form)
  const props = { ...rest, name: field, ...own, autoComplete: tokens[field] }
  if (field === 'country')
    return (
      <div data-half>
        <CountryField {...props} country={country} />
      </div>
    )
  const { example } = form.postalCode
  // Without letters in the example, digits are enough.
  const isNumeric = field === 'postalCode' && example !== null && /^[\d -]+$/.test(example)
  const isCode = field === 'postalCode' || field === 'taxId'
  return (
    <div data-half={isHalf(field, form) || undefined}>
      <TextField
        {...props}
        inputMode={isNumeric ? 'numeric' : undefined}
        autoCapitalize={isCode ? 'characters' : 'words'}
        spellCheck={isCode ? false : undefined}
        dir={isCode ? 'ltr' : undefined}
      />
    </div>
  )
}

/** On a wide page, the postal code and the field beside it share a line: the region if it is next to it, else the city. A tax number is short. */
function isHalf(field: Field, { fields }: BusinessForm): boolean {
  if (field === 'taxId') return true
  const code = fields.indexOf('postalCode')
  const beside = Math.abs(fields.indexOf('region') - code) === 1 ? 'region' : 'city'
  return field === 'postalCode' || field === beside
}

/** A code is written from left to right in every language, and is not broken. */
export const codeTag = (chunks: ReactNode) => (
  <bdi dir="ltr" data-at="code">
    {chunks}
  </bdi>
)

/** The label and the hint of a field, and whether it is required. */
function useBusinessField(field: Field, { region, postalCode, required, taxId }: BusinessForm) {
  const t = useText(businessInfo)
  const regionKind = region?.kind ?? 'region'
  const label =
    field === 'region'
      ? t(`businessInfo.region.${regionKind}`)
      : field === 'postalCode'
        ? t(`businessInfo.postalCode.${postalCode.kind}`)
        : t(`businessInfo.${field}`)
  const isRequired = required.has(field)
  return {
    required: isRequired,
    label: isRequired ? label : t('businessInfo.optional', { label }),
    hint:
      field === 'taxId' &&
      taxId &&
      (taxId.name === 'VAT'
        ? t('businessInfo.taxHint.vat', { example: taxId.example, code: codeTag })
        : taxId.name
          ? t('businessInfo.taxHint.named', { name: taxId.name, example: taxId.example, code: codeTag })
          : t('businessInfo.taxHint.example', { example: taxId.example, code: codeTag })),
  }
}

type CountryFieldProps = Omit<Parameters<typeof SelectField>[0], 'options'> & { readonly country: string }

function CountryField({ country, ...props }: CountryFieldProps) {
  const { locale } = useLocale()
  const options = useMemo(
    () => countriesIn(locale, country).map(({ code, name }) => ({ value: code, label: name })),
    [locale, country],
  )
  return <SelectField {...props} options={options} />
}
