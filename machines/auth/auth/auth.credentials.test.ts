import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { notSso } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { refused, wren } from '../../../testing/machines/auth.ts'
import { password, startAuth, toMfa, toStoring } from '../../../testing/machines/authFlow.ts'

const start = (options?: Parameters<typeof startAuth>[1]) => startAuth(createManualClock(), options)
const startMfa = (options?: Parameters<typeof start>[0]) => toMfa(start(options))
const startStoring = () => toStoring(start())

describe('C13 the credential store never blocks a log-in', () => {
  it('C13 continues when it refuses', async () => {
    const { at, storeCredential } = await startStoring()
    await storeCredential.last().reject(new Error('Not allowed.'))
    expect(at()).toBe('loggedInWithCode')
  })

  it('C13 continues when it hangs, and aborts it', async () => {
    const { at, clock, storeCredential } = await startStoring()
    clock.advance(defaultPolicy.timing.credentialTimeout - 1)
    expect(at()).toBe('storingCredential')
    clock.advance(1)
    expect([at(), storeCredential.last().signal.aborted, clock.pending]).toEqual([
      'loggedInWithCode',
      true,
      0,
    ])
  })

  it('a log-in by a provider has nothing to store', async () => {
    const { emitted, login, loginMfa, logIn, openPopup, storeCredential, verifyCode } = start()
    login()?.send({ type: 'provider.chosen', provider: 'facebook' })
    openPopup.last().send({ type: 'popup.answered', data: { facebook_id: '1', facebook_token: 't' } })
    await logIn.last().reject(refused('mfaRequired'))
    loginMfa()?.send({ type: 'form.submitted', code: '123456' })
    await verifyCode.last().resolve(wren)
    expect(emitted.at(-1)).toEqual({
      type: 'auth.loggedIn',
      user: wren,
      provider: 'facebook',
      isMultiStep: true,
      isNew: false,
    })
    expect(storeCredential.calls).toEqual([])
  })
})

describe('C1 C14 credentials are dropped when they are no longer needed', () => {
  const remains = ({ actor }: Pick<ReturnType<typeof start>, 'actor'>) =>
    JSON.stringify([actor.getSnapshot().context, actor.getPersistedSnapshot()])

  it('C1 after a log-in with two factors', async () => {
    const running = await startStoring()
    expect(remains(running)).toContain(password)
    await running.storeCredential.last().resolve()
    expect(remains(running)).not.toMatch(/correct horse|123456/)
    expect(JSON.stringify(running.emitted)).not.toMatch(/correct horse|123456/)
  })

  it('C14 after the modal was closed in the middle of the second factor', async () => {
    const running = await startMfa()
    running.send({ type: 'modal.closed' })
    expect(remains(running)).not.toContain(password)
  })

  it('C14 after leaving for the SSO sign-up, back from the second factor', async () => {
    const running = await startMfa()
    running.loginMfa()?.send({ type: 'back.requested' })
    running.login()?.send({ type: 'email.changed', value: 'new@acme.example' })
    running.clock.advance(300)
    await running.checkSso.last().resolve({ ...notSso, isSso: true })
    running.login()?.send({ type: 'form.submitted', email: 'new@acme.example', password: '' })
    expect([running.at(), remains(running).includes(password)]).toEqual(['leavingForSso', false])
  })
})
