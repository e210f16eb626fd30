'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { TackboardProvider, type TackboardProviderProps } from 'tackboard/auth'

/** Tackboard's provider, with the address that Next's router shows: from it, flows know the pages of a visit. */
export function Provider(props: TackboardProviderProps) {
  const query = useSearchParams().toString()
  return <TackboardProvider {...props} address={usePathname() + (query && `?${query}`)} />
}
