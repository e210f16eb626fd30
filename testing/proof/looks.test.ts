import type { ReactNode } from 'react'
import { describe, expectTypeOf, it } from 'vitest'
import type { LookRows } from './looks.ts'

interface PageProps {
  readonly title: string
  readonly width: number
  readonly answer: unknown
  readonly member: { readonly id: string }
  readonly members: readonly { readonly id: string }[]
  readonly onClose: () => void
  readonly isQuiet?: boolean | undefined
  readonly variant: 'page' | 'modal' | null
  readonly site?: 0 | 3 | undefined
  readonly banner?: ReactNode
  readonly providers?: readonly ('google' | 'line')[] | undefined
}

interface Entry {
  readonly Page: (props: PageProps) => ReactNode
  readonly Silent: (props: { readonly isQuiet: boolean }) => ReactNode
}

type Looks = LookRows<Entry>['Page']
type Demanded = { [Prop in keyof Looks]-?: object extends Pick<Looks, Prop> ? never : Prop }[keyof Looks]

describe('the compiler demands the looks', () => {
  it('of each component with a callback', () => expectTypeOf<keyof LookRows<Entry>>().toEqualTypeOf<'Page'>())

  it('of each switch, choice and slot, but not of data', () =>
    expectTypeOf<Demanded>().toEqualTypeOf<'isQuiet' | 'variant' | 'site' | 'banner' | 'providers'>())

  it('with each value', () => {
    expectTypeOf<keyof Looks['isQuiet']>().toEqualTypeOf<'true' | 'false'>()
    expectTypeOf<keyof Looks['variant']>().toEqualTypeOf<'page' | 'modal'>()
    expectTypeOf<keyof Looks['site']>().toEqualTypeOf<'0' | '3'>()
  })

  it('with a row or a reason for a callback, and nothing for others', () => {
    expectTypeOf<{ because: string }>().toExtend<Looks['isQuiet']['true']>()
    expectTypeOf<{ onClose: { gets: [] } }>().toExtend<Looks['isQuiet']['true']>()
    expectTypeOf<{ onOpen: { gets: [] } }>().not.toExtend<Looks['isQuiet']['true']>()
    expectTypeOf<{ onClose: { gets: [string] } }>().not.toExtend<Looks['isQuiet']['true']>()
  })
})
