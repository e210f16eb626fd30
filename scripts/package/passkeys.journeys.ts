import assert from 'node:assert/strict'
import type { Page } from 'playwright'
import type { Journeys } from './journey.ts'
import { hydrated, logIn, visit } from './visit.ts'

/** Gives the page an authenticator whose user agrees to everything. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** The email field lists no passkeys, so that a button asks for one. */
const listsNone = () => {
  PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
}

const isHome = (page: Page) => page.getByRole('heading', { name: 'Hello, Wren Alder' }).waitFor()

const toBase64Url = (text: string) => Buffer.from(text).toString('base64url')
const verification = '/v3/passkeys/login/verification/'

/** Passkeys, which the mock server verifies with `@simplewebauthn/server`. */
export const passkeyJourneys: Journeys = {
  'creates a passkey after a log-in, and logs in with it; neither its answer nor its signature is taken again':
    ({ browser, development, mocks }) =>
      visit(browser, { before: listsNone }, async (page) => {
        // Browsers have no passkeys at an address such as 127.0.0.1.
        const origin = `http://localhost:${new URL(development).port}`
        await addAuthenticator(page)
        mocks.db.passkeys = []
        await page.goto(`${origin}/login/`)
        await hydrated(page)
        // With the button, the offer that follows a password is loaded, too.
        await page.getByRole('button', { name: 'Log in with a passkey' }).waitFor()
        await logIn(page)
        await page.getByRole('button', { name: 'Create a passkey' }).click()
        await isHome(page)
        assert.match(
          String(mocks.db.passkeys.at(-1)?.publicKey),
          /^[\w-]{40,}$/,
          'It is kept without its key.',
        )

        await page.evaluate(() => fetch('/__tackboard/session', { method: 'DELETE' }))
        const sending = page.waitForRequest((request) => request.url().endsWith(verification))
        await page.goto(`${origin}/login/`)
        await page.getByRole('button', { name: 'Log in with a passkey' }).click()
        const sent = await sending
        await isHome(page)

        const body = sent.postDataJSON()
        const refusal = async (data: unknown) => {
          const answer = await page.request.post(`${origin}${verification}`, { data })
          return [answer.status(), (await answer.json()).resource_response.error.message]
        }
        assert.deepEqual(await refusal(body), [400, 'This log-in has expired. Try again.'])
        const options = await page.request.post(`${origin}/v3/passkeys/login/options/`, { data: {} })
        const { challenge } = (await options.json()).resource_response.data
        const clientDataJSON = toBase64Url(
          JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }),
        )
        const { credential } = body
        const forged = { ...credential, response: { ...credential.response, clientDataJSON } }
        assert.deepEqual(await refusal({ ...body, credential: forged }), [
          400,
          'This passkey could not be verified.',
        ])
        mocks.resetDb()
      }),
}
