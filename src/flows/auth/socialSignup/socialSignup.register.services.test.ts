import { describe, expect, it } from 'vitest'
import { googleStranger } from '../../../../mocks/fixtures/strangers.ts'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import { facebook, startSocialSignupOn } from '../testing/socialSignupServices.ts'
import type { LogEvent } from '../../runtime/logEvents.ts'

const start = startSocialSignupOn(mockNetwork())

/** Sent with every registration. auth.txt §7 "context". */
const context = {
  attempt_event: 7537,
  recaptchaV3Token: 'default',
  context: 'save',
  app_type_from_client: 7,
}
const birthday = { birthday: 642_902_400, birthday_source_site: 'tackboard', country: 'US' }

describe('§3 the register call, byte for byte, by type', () => {
  it('facebook: its whole profile', async () => {
    const { calls, enterBirthday, reach, registered, sent } = start(facebook('stranger'))
    await reach('collectingBirthday.entering')
    enterBirthday()
    await registered()
    expect(calls[0]).toMatchObject({
      path: '/v3/facebook/profile_data/',
      sent: {
        access_token: 'facebook-stranger',
        pii_safe_birthday: true,
        fields: 'picture.type(large),id,first_name,last_name,email,gender',
      },
    })
    expect(sent()).toEqual({
      type: 'facebook',
      facebook_id: '2001',
      facebook_token: 'facebook-stranger',
      first_name: 'Robin',
      last_name: 'Vale',
      gender: 'female',
      image_url: 'https://pictures.example/robin.jpg',
      email: 'robin@example.com',
      email_source_site: 'tackboard',
      ...birthday,
      ...context,
    })
  })

  it('facebook without an email: the typed one, trimmed, once it is known to be free', async () => {
    const { calls, enterBirthday, enterEmail, reach, registered, send, sent } = start(facebook('private'))
    await reach('requestingEmail.offering')
    send({ type: 'typing.chosen' })
    enterEmail(' robin.vale@example.com ')
    await reach('collectingBirthday.entering')
    enterBirthday()
    await registered()
    expect(calls[1]).toMatchObject({
      path: '/v3/register/exists/',
      sent: { email: 'robin.vale@example.com' },
    })
    expect(sent()).toMatchObject({ email: 'robin.vale@example.com', email_source_site: 'tackboard' })
  })

  it.each(['google', 'google_one_tap'] as const)(
    '%s: the token and what is in it, but the email',
    async (type) => {
      const { enterBirthday, reach, registered, sent } = start({
        type,
        credentials: { google_open_id_token: googleStranger },
      })
      await reach('collectingBirthday.entering')
      enterBirthday()
      await registered()
      expect(sent()).toEqual({
        type,
        google_open_id_token: googleStranger,
        first_name: 'Robin',
        last_name: 'Vale',
        image_url: 'https://pictures.example/robin.png',
        ...birthday,
        ...context,
      })
    },
  )

  it('line: the token and the typed email', async () => {
    const { enterBirthday, enterEmail, reach, registered, sent } = start({
      type: 'line',
      credentials: { line_id_token: 'line-stranger' },
    })
    await reach('collectingEmail')
    enterEmail()
    await reach('collectingBirthday.entering')
    enterBirthday()
    await registered()
    expect(sent()).toEqual({
      type: 'line',
      line_id_token: 'line-stranger',
      email: 'robin.vale@example.com',
      email_source_site: 'tackboard',
      ...birthday,
      ...context,
    })
  })

  it('sso: the token, and the email and names that came with it', async () => {
    const { enterBirthday, reach, registered, sent } = start({
      type: 'sso',
      credentials: { sso_id_token: 'sso-stranger' },
      profile: { email: 'robin@acme.example', first_name: 'Robin', last_name: 'Vale Hart' },
    })
    await reach('collectingBirthday.entering')
    enterBirthday()
    await registered()
    expect(sent()).toEqual({
      type: 'sso',
      sso_id_token: 'sso-stranger',
      first_name: 'Robin',
      last_name: 'Vale Hart',
      email: 'robin@acme.example',
      email_source_site: 'tackboard',
      ...birthday,
      ...context,
    })
  })

  it('§7 the attempt is logged with its method', async () => {
    const log: LogEvent[] = []
    const { enterBirthday, reach, registered } = start({
      type: 'sso',
      credentials: { sso_id_token: 'sso-stranger' },
      profile: { email: 'robin@acme.example' },
      config: { onLog: (event) => log.push(event) },
    })
    await reach('collectingBirthday.entering')
    expect(log).toEqual([])
    enterBirthday()
    await registered()
    expect(log).toContainEqual({
      level: 'info',
      event: 'signup.attempted',
      details: { method: 9, provider: 'sso', providerCode: 'sso', device: 0 },
    })
  })

  it('§3 consent extras go along; referrer, phone and visited pages, too', async () => {
    const config = { visitedPages: '3' }
    const { enterBirthday, reach, registered, sent, snapshot } = start({
      ...facebook('stranger'),
      needsConsents: true,
      isPhone: true,
      referrer: 'https://search.example/',
      config,
    })
    await reach('collectingBirthday.entering')
    enterBirthday()
    await reach('consents.afterBirthday')
    snapshot().children.consents?.send({ type: 'all.toggled' })
    snapshot().children.consents?.send({ type: 'form.submitted' })
    await registered()
    expect(sent()).toMatchObject({
      kr_privacy_consent_opt_in: true,
      app_type_from_client: 5,
      referrer: 'https://search.example/',
      visited_pages_before_login: '3',
    })
  })
})
