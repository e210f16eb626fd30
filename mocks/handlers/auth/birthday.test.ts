import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { birthdayErrors, resolveBirthdayError } from '../../../src/errors/auth/birthday.errors.ts'
import type { ErrorRow } from '../../../src/errors/catalogue.ts'
import { db } from '../../db.ts'
import { resetMessage, welcomeMessage } from '../../fixtures/messages.ts'
import { scenario, type ScenarioName } from '../../scenarios/index.ts'
import { baseUrl, client, failureOf, mockNetwork } from '../../testing/network.ts'

const network = mockNetwork()
const use = (name: ScenarioName) => network.use(...scenario(name).handlers)
const payload = { birthday: 951_782_400, birthday_source_site: 'tackboard' }

describe('§2 Signup birthday step: the call', () => {
  it.each([
    ['birthday_source_site', { birthday: 1 }],
    ['whole epoch seconds', { ...payload, birthday: 1.5 }],
    ['whole epoch seconds', { ...payload, birthday: '2000-02-29' }],
  ])('is rejected with a message about %s', async (sentence, body) => {
    const response = await fetch(`${baseUrl}/v3/users/birthday/`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(sentence)])
  })

  it('responds with the user, or with "underage" for a child', async () => {
    const { user, response_message } = (await client.submitBirthday(payload)).resource_response.data
    expect([user.id, response_message]).toEqual(['1', null])
    const failure = await failureOf(
      client.submitBirthday({ ...payload, birthday: Math.floor(Date.now() / 1000) }),
    )
    expect(resolveBirthdayError(failure, defaultPolicy)).toBe('underage')
  })

  const rows = Object.entries<ErrorRow>(birthdayErrors).flatMap(([name, { code, failure }]) =>
    code || (failure && failure !== 'timedOut') ? [name] : [],
  )
  it.each(rows)('birthday.%s leads to its row', async (row) => {
    // SAFETY: each row has a scenario with its name.
    use(`birthday.${row}` as ScenarioName)
    expect(resolveBirthdayError(await failureOf(client.submitBirthday(payload)), defaultPolicy)).toBe(row)
  })

  it('birthday.hasMessage is a success with a message', async () => {
    use('birthday.hasMessage')
    expect((await client.submitBirthday(payload)).resource_response.data.response_message).toBe(
      welcomeMessage,
    )
  })
})

describe('§7 POST /v3/users/email/verify/resend/', () => {
  it('resends the email, or fails with a message', async () => {
    await client.resendVerification({})
    expect(db.sent).toEqual([{ to: 'wren@example.com', what: 'emailVerification' }])
    use('emailVerification.resendFailed')
    expect(await failureOf(client.resendVerification({}))).toMatchObject({ serverMessage: resetMessage })
  })
})
