'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { TackboardProvider, type TackboardProviderProps } from 'tackboard/auth'
import { useMessages, type Locale } from 'tackboard/messages'

interface ProviderProps extends TackboardProviderProps {
  locale: Locale
}

/**
 * Tackboard's provider, with the messages of the flows that the app has, and with the address that Next's router shows: from it, flows know
 * the pages of a visit.
 */
export function Provider({ locale, ...props }: ProviderProps) {
  const query = useSearchParams().toString()
  return (
    <TackboardProvider
      {...props}
      locale={locale}
      messages={useMessages(locale, ['auth', 'saving', 'people'])}
      address={usePathname() + (query && `?${query}`)}
    />
  )
}
