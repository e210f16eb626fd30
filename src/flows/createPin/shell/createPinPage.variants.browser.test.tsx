import { describe, expect, it } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { modes, type Mount, type MountOptions } from '../../../../testing/stage/mountFlow.tsx'
import { choose } from '../../../../testing/stage/saveToBoardPage.tsx'
import { byRole, soon } from '../../../../testing/stage/person.ts'
import { CreatePinPage } from './CreatePinPage.tsx'

const origin = 'https://tackboard.example'
const phone = { isPhone: true, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)' }

const open = (mount: Mount, url: string, { browser, ...options }: MountOptions = {}) => {
  const href = `${origin}/pin/create/button/?${new URLSearchParams({ url }).toString()}`
  return mount(<CreatePinPage />, { session: wren, ...options, browser: { href, ...browser } })
}

describe.each(modes)('A3 the variants of the page, %s', (_, mount) => {
  it('creates a pin in the popup of a member', async () => {
    const { calls } = open(mount, 'https://wren.example/lakes')
    await choose('Blue sofa')
    await soon(() => expect(calls.map(({ name }) => name)).toContain('createPin'))
    expect(calls.find(({ name }) => name === 'createPin')?.payload).toMatchObject({
      link: 'https://wren.example/lakes',
    })
  })

  it("A11 saves the site's own pin again", async () => {
    const { calls } = open(mount, `${origin}/pin/1/`)
    await choose('Blue sofa')
    await soon(() => expect(calls.map(({ name }) => name)).toContain('repin'))
    expect(calls.find(({ name }) => name === 'repin')?.payload).toMatchObject({ pin_id: '1' })
    expect(calls.map(({ name }) => name)).not.toContain('createPin')
  })

  it('A7 lets a member choose a board on a phone', async () => {
    const { platform } = open(mount, 'https://wren.example/lakes', { browser: phone })
    expect(await byRole('heading', 'Choose board')).toBeVisible()
    expect(platform.navigation.visited).toEqual([])
  })

  it.each([
    ['A10 a visitor home', null, 'https://wren.example/lakes', '/'],
    ['A11 a member to the site’s own pin', wren, `${origin}/amp/pin/123/`, '/pin/123/repin/x/'],
  ] as const)('on a phone, sends %s', async (_name, session, url, target) => {
    const { platform } = open(mount, url, { session, browser: phone })
    await soon(() => expect(platform.navigation.visited).toEqual([target]))
  })
})
