'use client'
import { useId, useMemo } from 'react'
import { countryNames } from '../../../domain/promote/countries.ts'
import { promotePlan } from '../../../messages/en/promote/promotePlan.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { useLocale, useText } from '../../text.tsx'
import { AccountRoot } from './AdAccount.styles.ts'

export interface AdAccountProps {
  /** The country that the ad is billed in, ISO 3166. */
  readonly country: string
  /** ISO 4217 code. */
  readonly currency: string
  /** The countries to choose from. With one, there is no choice. */
  readonly countries: readonly string[]
  /** The country that the visitor is in; null when unknown. */
  readonly visitorCountry: string | null
  /** Cannot be changed for now. */
  readonly isReadOnly: boolean
  readonly onCountry: (country: string) => void
}

/** Where an ad is billed, and in which currency; and that this is another country than the visitor's. */
export function AdAccount(props: AdAccountProps) {
  const { country, currency, countries, visitorCountry, isReadOnly, onCountry } = props
  const t = useText(promotePlan)
  const { locale } = useLocale()
  const id = useId()
  const nameOf = useMemo(() => countryNames(locale), [locale])
  // A list without it would show another country than the one that is billed.
  const codes = countries.includes(country) ? countries : [country, ...countries]
  const options = codes.map((code) => ({ value: code, label: nameOf(code) }))
  const billed = t('promotePlan.account.billed', { currency })
  return (
    <AccountRoot aria-labelledby={id} data-ui="adAccount">
      <h2 id={id}>{t('promotePlan.account')}</h2>
      {options.length > 1 ? (
        <SelectField
          label={t('promotePlan.account.country')}
          name="accountCountry"
          autoComplete="off"
          options={options}
          defaultValue={country}
          disabled={isReadOnly}
          hint={billed}
          onValue={onCountry}
        />
      ) : (
        <p>
          <strong>{nameOf(country)}</strong>
          <small>{billed}</small>
        </p>
      )}
      <Notice severity="warning">
        {visitorCountry !== null && visitorCountry !== country && (
          <span>{t('promotePlan.account.abroad', { visitor: nameOf(visitorCountry), currency })}</span>
        )}
      </Notice>
    </AccountRoot>
  )
}
