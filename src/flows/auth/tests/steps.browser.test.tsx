import { describe, expect, it, vi } from 'vitest'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { fill, press, toLoginMfa } from '../../../../testing/stage/person.ts'
import { LoginPage } from '../shell/LoginPage.tsx'
// Loaded up front, so that it is there before anybody has typed.
import '../shell/auth.steps.ts'

const toHome = async () => {
  await fill('Verification code', '123456')
  await press('Continue')
}

describe.each(modes)('steps in the history, %s', (_, mount) => {
  it('unmounting takes the entries of the steps away', async () => {
    const { platform, unmount } = mount(<LoginPage />, { given: 'steps.code' })
    await toLoginMfa()
    await expect.poll(() => platform.steps.index).toBe(1)
    unmount()
    await expect.poll(() => platform.steps.index).toBe(0)
  })

  it('`onLoggedIn` is called on the page’s own entry', async () => {
    const indexes: number[] = []
    const { platform } = mount(<LoginPage onLoggedIn={() => indexes.push(platform.steps.index)} />, {
      given: 'steps.code',
    })
    await toLoginMfa()
    await expect.poll(() => platform.steps.index).toBe(1)
    await toHome()
    await expect.poll(() => indexes).toEqual([0])
  })

  it('without the policy no entry is added or marked', async () => {
    const { platform } = mount(<LoginPage />, { given: 'loginMfa.succeeds' })
    await toLoginMfa()
    expect(platform.steps.entries).toEqual([{}])
  })

  it('without their code Back leaves the page, and the log-in goes on', async () => {
    const onLoggedIn = vi.fn<() => void>()
    let isUp = false
    const { platform } = mount(<LoginPage onLoggedIn={onLoggedIn} />, {
      given: 'steps.code',
      loadPart: (load) => (isUp ? load() : Promise.reject(new Error('not fetched'))),
    })
    isUp = true
    await toLoginMfa()
    expect(platform.steps.entries).toEqual([{}])
    await toHome()
    await expect.poll(() => onLoggedIn.mock.calls.length).toBe(1)
  })
})
