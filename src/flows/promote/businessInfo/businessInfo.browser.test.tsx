import { describe, expect, it, vi } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { createMemoryPromoteServices } from '../../../../mocks/index.ts'
import { ApiFailure } from '../../../api/failure.ts'
import type { PromoteServices } from '../../../api/promote/promoteServices.ts'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import type { BusinessInfo } from '../../../domain/promote/promotion.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, field, fill, focused, press, see, soon } from '../../../../testing/stage/person.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { promoteServices } from '../promoteServices.ts'
import { businessInfoLogic } from './businessInfo.services.ts'
import { BusinessInfoScreen } from './BusinessInfoScreen.tsx'

const info: BusinessInfo = {
  name: '',
  addressLine1: '1 Lake Road',
  addressLine2: '',
  city: 'Springfield',
  region: 'Illinois',
  postalCode: '62701',
  country: 'US',
  taxId: '',
}
const saveBusinessInfo = vi.fn<PromoteServices['saveBusinessInfo']>()
const give = (actor: AnyActorRef) =>
  promoteServices.set(actor, { ...createMemoryPromoteServices(), saveBusinessInfo })
const input = { policy: defaultPolicy, info }
const nothing = () => undefined

const Stage = () => <BusinessInfoScreen actor={useFlow(businessInfoLogic, input, nothing, give)} />

describe.each(modes)('§2 the business form, %s', (_, mount) => {
  const mountForm = (save: PromoteServices['saveBusinessInfo']) => {
    saveBusinessInfo.mockReset().mockImplementation(save)
    return mount(<Stage />)
  }

  it('D1 five submits are one call of the app’s service, with what autofill changed', async () => {
    const { host } = mountForm(async () => undefined)
    const button = await byRole('button', 'Continue')
    field('Business name').value = ' Wren Pottery '
    for (let n = 0; n < 5; n += 1) button.click()
    await soon(() => expect(host.textContent).toBe(''))
    expect(saveBusinessInfo.mock.calls.map(([sent]) => sent)).toEqual([{ ...info, name: 'Wren Pottery' }])
  })

  it('J5 says what is missing once more for a second submit, and no more of it once it is typed', async () => {
    mountForm(async () => undefined)
    await press('Continue')
    await soon(() => expect(focused()).toBe('name'))
    field('City').focus()
    await press('Continue')
    await soon(() => expect(focused()).toBe('name'))
    await fill('Business name', 'W')
    await soon(() => expect(document.querySelector('[role=group], [aria-invalid]')).toBeNull())
    expect(saveBusinessInfo).not.toHaveBeenCalled()
  })

  it('D13 says that it takes long, then that it failed, and keeps everything', async () => {
    const { clock } = mountForm(() => new Promise(() => undefined))
    await fill('Business name', 'Wren Pottery')
    await press('Continue')
    await soon(() => expect(saveBusinessInfo).toHaveBeenCalledOnce())
    clock.advance(defaultPolicy.timing.slowAnswer)
    await see('This is taking longer than usual.')
    clock.advance(defaultPolicy.timing.requestTimeout)
    await see('We couldn’t save your business details. Try again.')
    expect([field('Business name').value, saveBusinessInfo.mock.calls[0]?.[1].aborted]).toEqual([
      'Wren Pottery',
      true,
    ])
  })

  it('E1 shows the server’s words', async () => {
    mountForm(() =>
      Promise.reject(new ApiFailure('refused', { messageDetail: 'That name is <b>taken</b>.' })),
    )
    await fill('Business name', 'Wren Pottery')
    await press('Continue')
    await see('That name is <b>taken</b>.')
    expect(document.querySelector('[role=alert] b')).toBeNull()
  })

  it.each(['Back', 'Close'])('%s ends it, and aborts the call', async (name) => {
    const { clock, host } = mountForm(() => new Promise(() => undefined))
    await fill('Business name', 'Wren Pottery')
    await press('Continue')
    await soon(() => expect(saveBusinessInfo).toHaveBeenCalledOnce())
    await press(name)
    await soon(() => expect(host.textContent).toBe(''))
    expect([saveBusinessInfo.mock.calls[0]?.[1].aborted, clock.pending]).toEqual([true, 0])
  })
})
