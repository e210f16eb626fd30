import { describe, expect, it } from 'vitest'
import { client, failureOf, mockNetwork } from '../../testing/network.ts'
import { db } from '../../db.ts'

mockNetwork()

const payload = (user_id: string) =>
  ({
    user_id,
    switch_account: true,
    get_user: true,
    attempt_event: 7534,
    app_type_from_client: 7,
    recaptchaV3Token: 'default',
  }) as const

describe('§2 account-switch mode: switching to a saved account', () => {
  it('logs in to that account', async () => {
    const answer = await client.switchAccount(payload('1'))
    expect([answer.resource_response.data.user.username, db.sessions.at(-1)?.userId]).toEqual(['wren', '1'])
  })

  it('is refused for an unknown account, and has the outcome of a log-in to the account', async () => {
    expect(await failureOf(client.switchAccount(payload('999')))).toMatchObject({ code: 1021 })
    expect(await failureOf(client.switchAccount(payload('11')))).toMatchObject({ code: 1014 })
  })

  it('is refused without its flag', async () => {
    const withoutFlag = { ...payload('2'), switch_account: undefined }
    // @ts-expect-error -- the flag is missing
    expect(await failureOf(client.switchAccount(withoutFlag))).toMatchObject({ kind: 'refused' })
  })
})
