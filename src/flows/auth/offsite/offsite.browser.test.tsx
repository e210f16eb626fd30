import { describe, expect, it } from 'vitest'
import { given, modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, press, see, soon } from '../../../../testing/stage/person.ts'
import { OffsitePage } from './OffsitePage.tsx'

const asked = 'https://recipes.example/soup?for=2&x=%26#steps'
const pageFor = (query: Readonly<Record<string, string>>) => ({
  browser: { href: `https://tackboard.example/offsite/?${new URLSearchParams(query)}` },
})
const hostile = '"><img src=x onerror="globalThis.wasRun=true">'

describe.each(modes)('§2 Outbound link check page, %s', (_, mount) => {
  it('D7 asks once, with all that auth.txt §7 names, and leaves once', async () => {
    const { calls, platform, log } = mount(
      <OffsitePage />,
      pageFor({
        token: 'secret-token',
        url: asked,
        pin: '42',
        csr: 'true',
        client_tracking_params: 'CwAB',
        aux_data: '{"a":1}',
      }),
    )
    await soon(() => expect(platform.navigation.visited).toEqual([asked]))
    expect(
      calls
        .filter((call) => !call.isAborted())
        .map(({ name, url }) => [name, Object.fromEntries(new URL(url).searchParams)]),
    ).toEqual([
      [
        'checkOffsite',
        { pin_id: '42', check_only: 'true', client_tracking_params: 'CwAB', url: asked, aux_data: '{"a":1}' },
      ],
    ])
    expect(log).toEqual([{ level: 'info', event: 'offsite.left', details: { csr: true } }])
  })

  it('a third party’s ad is asked about under its own name', async () => {
    const { calls } = mount(<OffsitePage />, pageFor({ url: asked, pin: '42', isThirdPartyAd: 'true' }))
    await soon(() => expect(new URL(calls.at(-1)?.url ?? '').searchParams.get('third_party_ad')).toBe('42'))
    expect(calls.at(-1)?.url).not.toContain('pin_id')
  })

  it('C2 the token is out of the address before anything is asked, and in no call and no log', async () => {
    const { calls, platform, log } = mount(<OffsitePage />, pageFor({ token: 'secret-token', url: asked }))
    expect(platform.navigation.href()).not.toContain('secret-token')
    await soon(() => expect(platform.navigation.visited).toHaveLength(1))
    expect(JSON.stringify([calls.map(({ url }) => url), log])).not.toContain('secret-token')
  })

  it.each([
    ['suspicious', 'This link may be unsafe'],
    ['adult', 'This link may lead to adult content'],
    ['blocked', 'This link is blocked'],
  ])('A16 a link to a host that is %s is never followed automatically', async (host, title) => {
    const { clock, platform } = mount(<OffsitePage />, pageFor({ url: `https://${host}.example/` }))
    await byRole('heading', title)
    clock.advance(3_600_000)
    expect(platform.navigation.visited).toEqual([])
  })

  it.each([`javascript:globalThis.wasRun=true//${hostile}`, `https://${hostile}/`, hostile, ''])(
    'A16, A17, E1 %j in the address makes no link, no element and no call',
    async (url) => {
      const { calls, host, platform } = mount(<OffsitePage />, pageFor({ url }))
      await byRole('heading', 'This link doesn’t work')
      expect([
        host.querySelectorAll('img').length,
        host.querySelectorAll('a').length,
        calls.length,
        platform.navigation.visited,
      ]).toEqual([0, 1, 0, []])
      expect('wasRun' in globalThis).toBe(false)
    },
  )

  it('D8, D9 a failed check may be asked again, and then leaves', async () => {
    const { calls, platform } = mount(<OffsitePage />, {
      ...pageFor({ url: asked }),
      given: 'offsite.offline',
    })
    await see('You’re offline. Check your connection and try again.')
    given('offsite.safe')
    const before = calls.length
    await press('Try again')
    await soon(() => expect(platform.navigation.visited).toEqual([asked]))
    expect(calls).toHaveLength(before + 1)
  })

  it('D6, I5 leaving the page in the middle aborts the check and leaves no timer, no word, no state', async () => {
    const { calls, clock, host, log, unmount } = mount(<OffsitePage />, {
      ...pageFor({ url: asked }),
      given: 'offsite.neverAnswers',
    })
    await soon(() => expect(calls.length).toBeGreaterThan(0))
    unmount()
    expect([calls.every((call) => call.isAborted()), clock.pending, log, host.innerHTML]).toEqual([
      true,
      0,
      [],
      '',
    ])
  })

  it('I2 hydrated: a server that does not know the address renders the check, and nothing is logged to the console', async () => {
    const { host, platform } = mount(<OffsitePage />, { ...pageFor({ url: asked }), isHydrated: true })
    expect(host.innerHTML).toContain('Checking this link')
    await soon(() => expect(platform.navigation.visited).toEqual([asked]))
  })

  it('I2 hydrated: a server that knows the address draws what it holds', async () => {
    const { host } = mount(<OffsitePage href="https://tackboard.example/offsite/?url=javascript:x" />, {
      isHydrated: true,
    })
    expect(host.innerHTML).toContain('This link doesn’t work')
    await soon(() => expect(Object.keys(host.querySelector('h1') ?? {}).join(' ')).toContain('__reactProps'))
    expect(host.innerHTML).toContain('This link doesn’t work')
  })
})
