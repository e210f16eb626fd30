import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ScenarioName } from '../../../../mocks/index.ts'
import { fromTables, modes, type Mounted, type MountOptions } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, field, fill, focused, press, see, soon } from '../../../../testing/stage/person.ts'
import { BirthdayStep } from './BirthdayStep.tsx'

const BORN = '2000-02-29'
const GENERIC = 'Sorry! Something went wrong on our end.'
const INELIGIBLE = 'Sorry, you’re not eligible to sign up for Tackboard right now.'
const onDone = vi.fn<(result: { redirectTo: string }) => void>()
const named = ({ calls }: Mounted) => calls.filter(({ name }) => name === 'submitBirthday')
/** A tester's pointer waits for a button that says it is disabled; a person's does not. */
const pressAnyway = async () => (await byRole('button', 'Continue')).click()
const birthdayField = () => field('Birthday')

describe.each(modes)('the standalone birthday step, %s', (_, mount) => {
  const mountStep = (options: MountOptions = {}) => {
    onDone.mockClear()
    return mount(<BirthdayStep onDone={onDone} />, options)
  }
  const enter = async (date = BORN) => {
    await fill('Birthday', date)
    await press('Continue')
  }

  it('§3 sends the birthday in epoch seconds with its source, and hands over where to go', async () => {
    const mounted = mountStep({ browser: { href: 'https://tackboard.example/signup/?next=/ideas/' } })
    await enter()
    await soon(() => expect(onDone).toHaveBeenCalledOnce())
    expect(named(mounted).map(({ payload }) => payload)).toEqual([
      { birthday: 951_782_400, birthday_source_site: 'tackboard' },
    ])
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ redirectTo: '/ideas/', user: { id: '1' } })
    expect(mounted.platform.navigation.visited).toEqual([])
    expect(mounted.log.map(({ event }) => event)).toEqual(['birthday.succeeded'])
  })

  it('without a handler the page navigates automatically, and a hostile next leads home (A1)', async () => {
    const { platform } = mount(<BirthdayStep next="//evil.example" />)
    await enter()
    await soon(() => expect(platform.navigation.visited).toEqual(['/']))
  })

  it('D1 clicks, Enter and submits at once are one call', async () => {
    const mounted = mountStep()
    await fill('Birthday', BORN)
    const button = await byRole('button', 'Continue')
    button.click()
    button.click()
    button.closest('form')?.requestSubmit()
    await userEvent.keyboard('{Enter}')
    await soon(() => expect(onDone).toHaveBeenCalledOnce())
    expect(named(mounted)).toHaveLength(1)
  })

  it('D6, I5 unmounting mid-request aborts it: no callback, no redirect, no timer', async () => {
    const mounted = mountStep({ given: 'birthday.neverAnswers' })
    await enter()
    await soon(() => expect(named(mounted)).toHaveLength(1))
    mounted.unmount()
    expect([named(mounted)[0]?.isAborted(), mounted.clock.pending, onDone.mock.calls.length]).toEqual([
      true,
      0,
      0,
    ])
  })

  it.each<ScenarioName>([
    'birthday.offline',
    'birthday.serverFailed',
    'birthday.malformed',
    'birthday.emptyBody',
    'birthday.noContent',
    'birthday.truncatedJson',
    'birthday.wrongShape',
  ])(
    'D8, D9, D10, D11 %s is an error that says so, never a success; the date stays, and a second try works',
    async (given) => {
      const mounted = mountStep({ given })
      await enter()
      await see(
        given === 'birthday.offline' ? 'You’re offline. Check your connection and try again.' : GENERIC,
      )
      mounted.clock.advance(60_000)
      expect([named(mounted).length, onDone.mock.calls.length, birthdayField().value]).toEqual([1, 0, BORN])
      fromTables()
      await press('Continue')
      await soon(() => expect(onDone).toHaveBeenCalledOnce())
    },
  )

  it('J5 the missing date: focus goes to the field, marked invalid, with its words', async () => {
    mountStep()
    await pressAnyway()
    await see('You missed a spot. Don’t forget to add your birthday.')
    expect([focused(), birthdayField().getAttribute('aria-invalid')]).toEqual(['birthday', 'true'])
    // Setting a date value clears the error and enables the button.
    await fill('Birthday', BORN)
    await soon(() => expect(birthdayField().getAttribute('aria-invalid')).toBeNull())
    expect((await byRole('button', 'Continue')).ariaDisabled).toBeNull()
  })

  it('J14 a date that a password manager put there without an event is sent', async () => {
    const mounted = mountStep()
    await byRole('button', 'Continue')
    birthdayField().value = BORN
    await pressAnyway()
    await soon(() => expect(onDone).toHaveBeenCalledOnce())
    expect(named(mounted)[0]?.payload['birthday']).toBe(951_782_400)
  })

  it('F3 29 February 2014, typed, is no date; F8 and no error comes while one types', async () => {
    const mounted = mountStep()
    await byRole('button', 'Continue')
    birthdayField().focus()
    await userEvent.keyboard('02292014')
    expect([birthdayField().value, birthdayField().getAttribute('aria-invalid')]).toEqual(['', null])
    await pressAnyway()
    await see('Invalid date')
    expect([focused(), named(mounted).length]).toEqual(['birthday', 0])
  })

  it('C9, C10 confirmed to be too young: cookie and flag are set, the field is shut, and so it is when the step is opened again', async () => {
    const mounted = mountStep()
    await fill('Birthday', '2020-01-01')
    birthdayField().form?.requestSubmit()
    await press('Confirm')
    await see(INELIGIBLE)
    expect([birthdayField().disabled, named(mounted).length]).toEqual([true, 0])
    expect(mounted.platform.cookies.stored.get('tackboard_underage')).toBe('1')
    expect(focused()).toBe('h1 Enter your birthdate')
    mounted.unmount()

    const again = mount(<BirthdayStep onDone={onDone} />, {
      browser: { cookies: Object.fromEntries(mounted.platform.cookies.stored) },
    })
    await see(INELIGIBLE)
    expect([birthdayField().disabled, again.log]).toEqual([true, []])
  })

  it('C9 a flag that another tab sets shuts the step at the next submit', async () => {
    const mounted = mountStep()
    await fill('Birthday', BORN)
    mounted.platform.cookies.set('tackboard_underage', '1', 1)
    await press('Continue')
    await see(INELIGIBLE)
    expect(named(mounted)).toHaveLength(0)
    expect(focused()).toBe('a Go to the home page')
  })

  it('C9 an underage answer of the server sets the cookie, and its screen stays', async () => {
    const mounted = mountStep({ given: 'birthday.underage' })
    await enter()
    await see('You need to be older to sign up')
    expect(mounted.platform.cookies.stored.get('tackboard_underage')).toBe('1')
    expect(focused()).toBe('h1 You need to be older to sign up')
    expect(mounted.log.map(({ details }) => details['row'])).toEqual(['birthday.underage'])
  })

  it('H6 with the experiment the consents come first, and their extras go with the birthday', async () => {
    const mounted = mountStep({ experiments: { kr_privacy_consent: true } })
    await userEvent.click(await byRole('checkbox', 'Agree to all'))
    await press('Next')
    await enter()
    await soon(() => expect(onDone).toHaveBeenCalledOnce())
    expect(named(mounted)[0]?.payload).toMatchObject({
      kr_privacy_consent_opt_in: true,
      birthday: 951_782_400,
    })
    expect(named(mounted)[0]?.payload).toHaveProperty('marketing_notifs_opt_out')
  })

  it('H6 consents that are given already are not asked for again', async () => {
    mount(<BirthdayStep isConsentGiven onDone={onDone} />, { experiments: { kr_privacy_consent: true } })
    expect(birthdayField()).toBeDefined()
  })

  it('I2 is drawn by a server and woken up without a word, with a flag on the device, too', async () => {
    const { consoleOutput } = mountStep({
      isHydrated: true,
      browser: { cookies: { tackboard_underage: '1' } },
      experiments: { kr_privacy_consent: true },
    })
    await see(INELIGIBLE)
    expect(consoleOutput).toEqual([])
  })

  it('C1 neither log nor emissions hold the birthday', async () => {
    const mounted = mountStep({ given: 'birthday.refused' })
    await enter()
    await see('We can’t save your birthday right now. Try again in an hour.')
    expect(JSON.stringify([mounted.log, mounted.emitted])).not.toMatch(/2000|951782400/)
  })
})
