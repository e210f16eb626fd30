import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { modes, type MountOptions, type Mounted } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, field, fill, pick, press, see, soon } from '../../../../testing/stage/person.ts'
import { BirthdayStep } from '../birthday/BirthdayStep.tsx'
import { OneTap } from '../oneTap/OneTap.tsx'
import { LoginPage } from '../shell/LoginPage.tsx'
import { SignupPage } from '../shell/SignupPage.tsx'
import { UNDERAGE_COOKIE, UNDERAGE_KEY } from '../signup/underageFlag.ts'
import { SsoSignupPage } from '../ssoSignup/SsoSignupPage.tsx'
import { oneTapPage } from '../testing/payloads.ts'

const [[, mount]] = modes
const INELIGIBLE = 'Sorry, you’re not eligible to sign up for Tackboard right now.'
const korea = { country: 'KR', experiments: { kr_privacy_consent: true } }

const agree = async () => {
  await pick('checkbox', 'Agree to all')
  await press('Next')
}
const fillForm = async () => {
  await fill('Email', 'robin.new@example.com')
  await fill('Password', 'wide open sky 42')
}
const byEmail = async () => {
  await press('Sign up with email')
  await fillForm()
}
const byGoogle = () => press('Continue with Google')

const enter = async (birthday: string) => {
  await fill('Birthday', birthday)
  await press('Continue')
}

const edit = () => press('Edit')
const editAndSend = async () => {
  await edit()
  await enter('2002-05-17')
}
const atOnce = () => Promise.resolve()

interface Flow {
  readonly name: string
  readonly options?: MountOptions
  readonly node: (onDone: () => void) => ReactNode
  /** Leads to the birthday. */
  readonly begin?: () => Promise<void>
  /** Follows a birthday that will do. */
  readonly finish?: () => Promise<void>
  /** Leads to the message on a blocked device. Default: it is shown at once. */
  readonly reopen?: () => Promise<void>
  /** What the person does after another tab has blocked the device. Default: Edit. */
  readonly goOn?: () => Promise<void>
}

/** Every flow that asks for a birthday. */
const flows: readonly Flow[] = [
  {
    name: 'sign-up by email',
    node: (onLoggedIn) => <SignupPage onLoggedIn={onLoggedIn} />,
    begin: fillForm,
  },
  {
    name: 'sign-up by email in Korea',
    options: korea,
    node: (onLoggedIn) => <SignupPage onLoggedIn={onLoggedIn} />,
    begin: fillForm,
    finish: agree,
  },
  {
    name: 'sign-up of a business',
    node: (onLoggedIn) => <SignupPage isBusiness onLoggedIn={onLoggedIn} />,
    begin: fillForm,
  },
  {
    name: 'sign-up by a provider',
    options: { given: 'socialSignup.withEmail' },
    node: (onLoggedIn) => <LoginPage onLoggedIn={onLoggedIn} />,
    begin: byGoogle,
    reopen: byGoogle,
    goOn: editAndSend,
  },
  {
    name: 'sign-up by a provider in Korea',
    options: { ...korea, given: 'socialSignup.withEmail' },
    node: (onLoggedIn) => <LoginPage onLoggedIn={onLoggedIn} />,
    begin: byGoogle,
    reopen: byGoogle,
    goOn: async () => {
      await editAndSend()
      await agree()
    },
    finish: agree,
  },
  {
    name: 'sign-up from a company’s page',
    node: (onLoggedIn) => (
      <SsoSignupPage email="robin.new@example.com" isBusiness={false} onLoggedIn={onLoggedIn} />
    ),
    begin: byEmail,
    reopen: () => press('Sign up with email'),
  },
  {
    name: 'one-tap',
    options: { ...oneTapPage, given: 'oneTap.missingAge' },
    node: (onLoggedIn) => <OneTap onLoggedIn={onLoggedIn} />,
    goOn: editAndSend,
  },
  { name: 'birthday step', node: (onDone) => <BirthdayStep onDone={onDone} />, goOn: atOnce },
  {
    name: 'birthday step in Korea',
    options: korea,
    node: (onDone) => <BirthdayStep onDone={onDone} />,
    begin: agree,
    goOn: atOnce,
  },
]

/** What the device remembers of an age. */
const flagsOf = ({ platform: { cookies, storage } }: Mounted) =>
  [storage.texts.get(UNDERAGE_KEY), cookies.stored.get(UNDERAGE_COOKIE)].filter(Boolean)

/** Opens the flow and mistypes the year. */
async function toQuestion({ options, node, begin }: Flow, more: MountOptions = {}) {
  const onDone = vi.fn<() => void>()
  const mounted = mount(node(onDone), { ...options, ...more })
  await begin?.()
  await enter('2020-05-17')
  await byRole('heading', 'Were you born on May 17, 2020?')
  await see('If that’s wrong, edit it.')
  return { ...mounted, onDone }
}

/** The same device opens the page again. */
const reload = ({ platform: { cookies, storage } }: Mounted, { options }: Flow): MountOptions['browser'] => ({
  ...options?.browser,
  cookies: Object.fromEntries(cookies.stored),
  stored: Object.fromEntries([...storage.texts].map(([key, text]) => [key, JSON.parse(text)])),
})

const isBlocked = async () => {
  await see(INELIGIBLE)
  const submit = page.getByRole('button', { name: 'Continue', exact: true }).query()
  expect(submit?.getAttribute('aria-disabled') ?? 'true').toBe('true')
}

describe.each(flows)('C10 a typo in the year, $name', (flow) => {
  it('is corrected: nothing is stored, and an older date is accepted', async () => {
    const mounted = await toQuestion(flow)
    expect(flagsOf(mounted)).toEqual([])
    await press('Edit')
    await soon(() => expect(field('Birthday').value).toBe('2020-05-17'))
    await enter('2002-05-17')
    await flow.finish?.()
    await soon(() => {
      mounted.clock.advance(1_000)
      expect(mounted.onDone).toHaveBeenCalledOnce()
    })
    expect(flagsOf(mounted)).toEqual([])
  })

  it('that the person confirms blocks the device, also after a reload', async () => {
    const mounted = await toQuestion(flow)
    await press('Confirm')
    await soon(() => expect(flagsOf(mounted)).not.toEqual([]))
    await see(INELIGIBLE)
    mounted.unmount()
    mount(flow.node(mounted.onDone), { ...flow.options, browser: reload(mounted, flow) })
    await flow.reopen?.()
    await isBlocked()
    expect(mounted.onDone).not.toHaveBeenCalled()
  })

  it('is not corrected on a device that another tab has blocked meanwhile', async () => {
    const mounted = await toQuestion(flow)
    mounted.platform.storage.writeFromOtherTab(UNDERAGE_KEY, 1)
    await (flow.goOn ?? edit)()
    await isBlocked()
    expect(mounted.onDone).not.toHaveBeenCalled()
  })
})
