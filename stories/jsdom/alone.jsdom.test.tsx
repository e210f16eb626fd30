/**
 * Every export of every entry point works alone: without a provider or theme, and with a server that knows no calls or cannot be reached.
 * P12.
 */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { shimJsdom } from '../../mocks/jsdom/index.ts'
import { TackboardProvider } from '../../src/auth.ts'
import { aloneOf, components, entryPoints, hooks } from './alone.tsx'
import { flowRows } from './flowRows.tsx'

// Stories are only declared, because the tests need nothing but their props.
vi.mock('../../.storybook/preview.tsx', () => ({
  default: {
    meta: (meta: object) => ({ story: (input: object = {}) => ({ input, meta: { input: meta } }) }),
  },
}))

const servers: Readonly<Record<string, () => Promise<Response>>> = {
  'knows none of the calls': async () => new Response('<h1>Not found</h1>', { status: 404 }),
  'cannot be reached': async () => {
    throw new TypeError('Failed to fetch')
  },
}

/** Claims that there is no data, which would be wrong before any has been read. */
const claims = /no (boards|sections|pins|tags|followers|profiles)\b|\b0 (followers|pins|boards)|nothing to/i

const flows = components.filter(([name]) => flowRows[name])
const views = components.filter(([name]) => !flowRows[name])

/** The arguments that a hook requires. */
const givenTo: Readonly<Record<string, readonly unknown[]>> = { useViewedProfile: ['/wren/'] }

const complaints: unknown[][] = []
beforeAll(shimJsdom)
beforeEach(() => {
  complaints.length = 0
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...logged: unknown[]) => {
      // Without `onLog`, errors are logged by name, and developers are warned about failed calls.
      if (!/^(Tackboard: call |\w+\.\w+$)/.test(String(logged[0]))) complaints.push(logged)
    })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Waits until nothing is busy and nothing has changed for a while: parts have loaded, and calls have failed. */
async function settled() {
  let text = ''
  for (let quiet = 0, tries = 0; quiet < 3 && tries < 200; tries += 1) {
    // Nothing says that no further change will come, so three looks at the same page count as the end.
    await new Promise((done) => setTimeout(done, 10))
    const now = document.body.innerHTML
    quiet = now === text && !/aria-busy="true"/.test(now) ? quiet + 1 : 0
    text = now
  }
}

it('P12 finds every entry point', () => {
  expect(Object.keys(entryPoints).filter((name) => !entryPoints[name])).toEqual([])
  expect(components.length).toBeGreaterThan(90)
})

it('P12 has a row for every component; add one to alone.tsx', () =>
  expect(components.filter(([name, component]) => !aloneOf(name, component)).map(([name]) => name)).toEqual(
    [],
  ))

// What a view says, and whether it is busy, is up to its props.
it.each(views)('P12 alone, the view %s renders, and asks no server', async (name, component) => {
  const fetch = vi.fn<() => Promise<Response>>(servers['cannot be reached'])
  vi.stubGlobal('fetch', fetch)
  render(aloneOf(name, component))
  await act(() => vi.dynamicImportSettled())
  expect([complaints, fetch.mock.calls]).toEqual([[], []])
})

describe.each(Object.entries(servers))('P12 alone, with a server that %s,', (_, answer) => {
  beforeEach(() => vi.stubGlobal('fetch', vi.fn(answer)))

  it.each(flows)('%s renders', async (name, component) => {
    render(aloneOf(name, component))
    await settled()
    expect([complaints, document.body.textContent.match(claims)]).toEqual([[], null])
  })

  it.each(Object.entries(flowRows))('%s renders for the user of its row', async (_name, row) => {
    render(<TackboardProvider {...row.settings}>{row.node}</TackboardProvider>)
    const button = row.opensBy && screen.queryByRole('button', { name: row.opensBy })
    if (button) fireEvent.click(button)
    await settled()
    expect([complaints, document.body.textContent.match(claims)]).toEqual([[], null])
  })
})

it.each(hooks)('P12 %s can be called without a provider', (name, useIt) => {
  const Caller = () => {
    useIt(...(givenTo[name] ?? []))
    return null
  }
  render(<Caller />)
  expect(complaints).toEqual([])
})
