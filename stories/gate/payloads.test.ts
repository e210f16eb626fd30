import type { ReactNode } from 'react'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { LogEvent } from '../../src/flows/runtime/logEvents.ts'
import type { EventRows, PayloadRows } from '../../testing/proof/payloads.ts'

interface PageProps {
  readonly title: string
  readonly children: (page: number) => ReactNode
  readonly onClose: () => void
  readonly onDone?: ((id: string, isNew: boolean) => void) | undefined
}

interface Entry {
  readonly Page: (props: PageProps) => ReactNode
  readonly Silent: (props: { readonly title: string }) => ReactNode
  readonly TackboardProvider: (props: { readonly onLog?: (event: object) => void }) => ReactNode
  readonly forgetPerson: (props: { readonly remove: () => void }) => void
}

type Rows = PayloadRows<Entry>
const row = { after: 'something', node: () => null }
const closes = { ...row, gets: [] as [] }
const done = { ...row, gets: ['1', true] as [string, boolean] }

describe('the compiler demands', () => {
  it('a row for each callback of each component, and no others', () => {
    expectTypeOf<keyof Rows>().toEqualTypeOf<'Page'>()
    expectTypeOf<keyof Rows['Page']>().toEqualTypeOf<'onClose' | 'onDone'>()
    const rows = { Page: { onClose: [closes], onDone: [done] } } as const satisfies Rows
    expect(Object.keys(rows)).toEqual(['Page'])
  })

  it('a row, not an empty list, with all arguments and no others', () => {
    type Missing = { Page: { onClose: readonly [typeof closes]; onDone: readonly [] } }
    expectTypeOf<Missing>().not.toExtend<Rows>()
    type Wrong = { Page: { onClose: readonly [typeof done]; onDone: readonly [typeof done] } }
    expectTypeOf<Wrong>().not.toExtend<Rows>()
  })

  it('each log event in one area', () => {
    type Areas = 'auth' | 'people' | 'saving' | 'createPin' | 'business' | 'promote' | 'search'
    type Owned = { [Area in Areas]: keyof EventRows<Area> }[Areas]
    expectTypeOf<Owned>().toEqualTypeOf<LogEvent['event']>()
  })
})

describe('every entry point with flows', () => {
  const sources = import.meta.glob<string>(
    ['../../src/*.ts', '../../stories/**/*.{payloads,looks,events}.browser.test.tsx'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  )
  const read = (name: RegExp) => Object.entries(sources).filter(([path]) => name.test(path))
  const entries = read(/src\/\w+\.ts$/)
    .filter(([, source]) => /from '\.\/flows\/(?!runtime\/)/.test(source))
    .map(([path]) => path.replace(/.*\/|\.ts$/g, ''))
  const tests = read(/test\.tsx$/).join()

  it.each(entries)('O7 %s proves its payloads, also in every look, and its log events', (entry) => {
    expect(tests).toContain(`provePayloads<typeof ${entry}>(`)
    expect(tests).toContain(`proveLooks<typeof ${entry}>(`)
    expect(tests).toContain(`proveEvents<'${entry}'>(`)
  })
})
