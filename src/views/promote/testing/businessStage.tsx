import { useState } from 'react'
import { userEvent } from 'vitest/browser'
import { vi } from 'vitest'
import { byRole } from '../../../../testing/stage/person.ts'
import type { BusinessInfo } from '../../../domain/promote/promotion.ts'
import { BusinessInfoView } from '../BusinessInfoView.tsx'
import type { BusinessInfoViewProps } from '../BusinessInfoView.types.ts'

export const emptyBusiness: BusinessInfo = {
  name: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  region: '',
  postalCode: '',
  country: 'US',
  taxId: '',
}

export const everyError = {
  name: 'businessInfo.nameRequired',
  addressLine1: 'businessInfo.addressRequired',
  city: 'businessInfo.cityRequired',
  postalCode: 'businessInfo.postalCodeInvalid',
} as const

export const onSubmit = vi.fn<(info: BusinessInfo) => void>()
export const onBack = vi.fn<() => void>()
export const onClose = vi.fn<() => void>()

export type BusinessStageProps = Partial<BusinessInfoViewProps> & {
  readonly info?: Partial<BusinessInfo>
  /** The errors that a submit brings. */
  readonly rejected?: BusinessInfoViewProps['errors']
}

/** The form; does what the machine does with the country and with a submit. */
export function BusinessStage({ info, rejected, ...props }: BusinessStageProps) {
  const [typed, setTyped] = useState({ ...emptyBusiness, ...info })
  const [errors, setErrors] = useState<BusinessInfoViewProps['errors']>({})
  return (
    <BusinessInfoView
      errors={errors}
      serverMessage={null}
      isPending={false}
      isSlow={false}
      country={typed.country}
      {...{ onBack, onClose }}
      typedInfo={() => typed}
      onChange={(name, value) => setTyped((before) => ({ ...before, [name]: value }))}
      onSubmit={(submitted) => {
        onSubmit(submitted)
        if (rejected) setErrors({ ...rejected })
      }}
      {...props}
    />
  )
}

/** The names of the fields, in the order of the form. */
export const fieldNames = () => [...new FormData(document.querySelector('form') ?? undefined).keys()]

export const chooseCountry = async (code: string) => {
  const list = await byRole('combobox', 'Country or region')
  list.focus()
  await userEvent.selectOptions(list, code)
}
