import { describe, expect, it } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { modes, type Mount } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, see, soon } from '../../../../testing/stage/person.ts'
import { choose } from '../../../../testing/stage/saveToBoardPage.tsx'
import { lookAlikePins } from '../../../domain/createPin/testing/lookAlikePins.ts'
import type { Session } from '../../../domain/auth/session.ts'
import type { MemoryPlatformOptions } from '../../../platform/memory.ts'
import { creations } from '../testing/createPinPage.tsx'
import { CreatePinPage } from './CreatePinPage.tsx'

const phone = { isPhone: true, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)' }

/** Shows the page at one address after another. */
function visiting(mount: Mount, session: Session | null, device: MemoryPlatformOptions = {}) {
  const browser = { href: 'https://own.example/pin/create/button/', ...device }
  const mounted = mount(<p>Another page</p>, { given: 'createPin.noImages', session, browser })
  let opened = 0
  const open = (query: Readonly<Record<string, string>>) => {
    opened += 1
    const search = `?${new URLSearchParams(query).toString()}`
    mounted.render(<CreatePinPage key={opened} path="/pin/create/button/" search={search} />)
  }
  return { ...mounted, open }
}

/** Colors that scripts have set. */
const drawnColors = (host: HTMLElement) =>
  [...host.querySelectorAll<HTMLElement>('[style]')].flatMap(({ style }) => style.backgroundColor || [])

describe.each(modes)('K3 the color of the address, %s', (_, mount) => {
  const link = { url: 'https://wren.example/lakes', description: 'Lakes' }
  const bad = [
    'red',
    '#fff',
    '#4f7f8c80',
    '4f7f8c',
    'rgb(79, 127, 140)',
    '#4f7f8c;background:url(//evil.example/x)',
    'url(javascript:alert(1))',
  ]

  it.each([
    ['popup', {}],
    ['phone', phone],
  ] as const)('is drawn and sent by the %s only if it is #rrggbb', async (_name, device) => {
    const mounted = visiting(mount, wren, device)
    for (const color of [...bad, '#4f7f8c']) {
      const isGood = color === '#4f7f8c'
      const before = creations(mounted).length
      mounted.open({ ...link, color })
      await byRole('link', 'wren.example')
      expect(drawnColors(mounted.host), color).toEqual(isGood ? ['rgb(79, 127, 140)'] : [])
      await choose('Blue sofa')
      await soon(() => expect(creations(mounted)).toHaveLength(before + 1))
      expect(creations(mounted).at(-1)?.payload, color).toHaveProperty('link', link.url)
      expect(Object(creations(mounted).at(-1)?.payload).color, color).toBe(isGood ? color : undefined)
    }
  })

  it('is drawn beside the log-in form only if it is #rrggbb', async () => {
    const { host, open } = visiting(mount, null)
    for (const color of [...bad, '#4f7f8c']) {
      open({ ...link, color })
      await byRole('link', 'wren.example')
      expect(drawnColors(host), color).toEqual(color === '#4f7f8c' ? ['rgb(79, 127, 140)'] : [])
    }
  })
})

describe.each(modes)('K4 an address of the site itself, on a phone, %s', (_, mount) => {
  it.each(['https://own.example/pin/123/', 'https://own.example/amp/pin/123/'])(
    '%s leads to its own page, and nothing is read or saved',
    async (url) => {
      const { calls, open, platform } = visiting(mount, wren, phone)
      open({ url })
      await soon(() => expect(platform.navigation.visited).toEqual(['/pin/123/repin/x/']))
      expect(calls).toEqual([])
    },
  )

  it('a look-alike goes on to the page', { timeout: 60_000 }, async () => {
    const { host, open, platform } = visiting(mount, wren, phone)
    for (const url of lookAlikePins) {
      open({ url })
      await soon(() =>
        expect(host.querySelector('h1')?.textContent, url).toMatch(/^(Choose board|Nothing to save)$/),
      )
      expect(platform.navigation.visited, url).toEqual([])
    }
  })

  it.each([
    'https://own.example.evil.example/pin/123/',
    'https://own.example/pin/123%2F',
    'https://own.example/pin/12x/',
  ])('%s is saved as another page, not as a pin', async (url) => {
    const mounted = visiting(mount, wren, phone)
    mounted.open({ url })
    await choose('Blue sofa')
    await see('Saved to Blue sofa')
    expect(creations(mounted).map(({ name, payload }) => [name, payload])).toEqual([
      ['createPin', { board_id: '202', is_buyable_pin: false, link: url, method: 'button' }],
    ])
  })
})
