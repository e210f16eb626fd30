import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { hostileAddresses } from '../../../domain/createPin/testing/hostileAddresses.ts'
import { answerWith, modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, see, soon } from '../../../../testing/stage/person.ts'
import { CreatePinPage } from './CreatePinPage.tsx'

const [[, mount]] = modes
const attributes = ['src', 'srcset', 'href', 'action', 'formaction', 'poster', 'data']
const isSafe = (text: string) => /^(https?:\/\/|\/(?![/\\]))/.test(text)

/** Every address that the page holds. */
const addressesIn = (host: HTMLElement) =>
  [...host.querySelectorAll(':not([data-ui="illustration"] *)')].flatMap((element) =>
    attributes.flatMap((name) => element.getAttribute(name) ?? []),
  )

/** Pictures of other sites do not load here. */
const noPictures = () =>
  answerWith(http.get(new RegExp(`^https?://(?!${location.host})`), () => HttpResponse.error()))

/** Waits for the last pictures to fail: later, the next test's handlers would answer them. A browser gives no other sign of it. */
const lastPictures = () => new Promise((resolve) => setTimeout(resolve, 200))

it('K1 never loads or links an address with another scheme', { timeout: 120_000 }, async () => {
  noPictures()
  const path = '/pin/create/button/'
  const first = mount(<CreatePinPage path={path} search="" />)
  await byRole('heading', 'Log in')
  for (const address of hostileAddresses) {
    const search = `?${new URLSearchParams({ url: address, media: address }).toString()}`
    first.render(<CreatePinPage path={path} search={search} />)
    expect(
      addressesIn(first.host).filter((text) => !isSafe(text)),
      address.slice(0, 100),
    ).toEqual([])
    expect(first.host.querySelector('script, iframe, object, embed')).toBeNull()
  }
  await lastPictures()
})

it.each([
  ['popup', { href: 'https://tackboard.example/' }],
  ['phone', { href: 'https://tackboard.example/', isPhone: true, userAgent: 'iPhone' }],
] as const)('K1 neither does the %s of a member', { timeout: 120_000 }, async (_, browser) => {
  noPictures()
  const { calls, host, render } = mount(<p>Another page</p>, { session: wren, browser })
  for (const address of hostileAddresses) {
    const search = `?${new URLSearchParams({ url: address, media: address }).toString()}`
    render(<CreatePinPage key={search} path="/pin/create/button/" search={search} />)
    await soon(() => expect(host.querySelector('button, a')).not.toBeNull())
    expect(
      addressesIn(host).filter((text) => !isSafe(text)),
      address.slice(0, 100),
    ).toEqual([])
    expect(host.querySelector('script, iframe, object, embed')).toBeNull()
  }
  const sent = calls.flatMap(({ payload }) => Object.values(Object(payload)).map(String))
  expect(sent.filter((text) => /[:/]/.test(text) && !isSafe(text))).toEqual([])
  await lastPictures()
})

it('K2 shows a description with markup and bidi marks as isolated text', async () => {
  const description = `<img src=x onerror=alert(1)>\u202E${'ä'.repeat(100_000)}`
  const search = `?${new URLSearchParams({ url: 'https://wren.example/', description }).toString()}`
  const { host } = mount(<CreatePinPage path="/pin/create/button/" search={search} />)
  await see('<img src=x')
  expect([host.querySelector('[src="x"]'), host.querySelector('bdi')?.textContent.slice(0, 4)]).toEqual([
    null,
    '<img',
  ])
  expect(host.textContent.length).toBeLessThan(2_000)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})
