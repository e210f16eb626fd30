import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes } from '../../../testing/stage/mountFlow.tsx'
import { byRole, focused, press, see, tabStops } from '../../../testing/stage/person.ts'
import { AdsConsentView } from './AdsConsentView.tsx'
import { PromoteErrorView } from './PromoteErrorView.tsx'
import { PromoteSuccessView } from './PromoteSuccessView.tsx'
import { endlessWord } from './testing/promoteDialogs.tsx'

const alertText = () => document.querySelector('[role="alert"]')?.textContent

describe.each(modes)('the question for consent, %s', (_, mount) => {
  const mountConsent = (own: Partial<Parameters<typeof AdsConsentView>[0]> = {}) => {
    const calls = { onAgree: vi.fn<() => void>(), onDecline: vi.fn<() => void>() }
    const view = (more: typeof own = {}) => (
      <AdsConsentView
        {...calls}
        isRecording={false}
        error={null}
        termsHref="/terms"
        privacyHref="/privacy"
        {...own}
        {...more}
      />
    )
    return { ...calls, ...mount(view()), view }
  }

  it('starts on its title, and opens the terms and the policy in new tabs', async () => {
    mountConsent()
    await byRole('dialog', 'Before you promote')
    expect(focused()).toBe('h2 Before you promote')
    expect(await tabStops(5)).toEqual([
      'button Close',
      'a advertising terms',
      'a privacy policy',
      'button Agree and continue',
      'button Not now',
    ])
    const links = [...document.querySelectorAll('dialog a')]
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/terms', '_blank'],
      ['/privacy', '_blank'],
    ])
  })

  it('D1 is answered once while the answer is recorded, and keeps the focus', async () => {
    const { onAgree, render, view } = mountConsent()
    await press('Agree and continue')
    render(view({ isRecording: true }))
    const button = await byRole('button', 'Agree and continue')
    button.click()
    expect([button.ariaBusy, focused(), onAgree.mock.calls.length]).toEqual([
      'true',
      'button Agree and continue',
      1,
    ])
  })

  it('says when the answer could not be recorded', () => {
    const { render, view } = mountConsent()
    const alert = document.querySelector('[role="alert"]')
    expect(alert?.textContent).toBe('')
    render(view({ error: 'quickPromote.consentUnrecorded' }))
    expect(alert?.textContent).toBe('We couldn’t save your choice. Try again.')
  })

  it('is declined by its button, the close button and Escape', async () => {
    const { onDecline } = mountConsent()
    await press('Not now')
    await press('Close')
    await userEvent.keyboard('{Escape}')
    expect(onDecline).toHaveBeenCalledTimes(3)
  })
})

describe.each(modes)('the end of quick promote, %s', (_, mount) => {
  it('success leads to billing first, then to the ad, and is closed by Escape', async () => {
    const onClose = vi.fn<() => void>()
    mount(
      <PromoteSuccessView
        pin={{ imageUrl: 'javascript:alert(1)', color: null }}
        name="Ridge <b>walks</b>"
        billingHref="/billing?a=1&b=2"
        adGroupsHref="/adgroups"
        onClose={onClose}
      />,
    )
    await byRole('dialog', 'Your ad is on its way')
    expect(focused()).toBe('h2 Your ad is on its way')
    await see('Ridge <b>walks</b>')
    expect(document.querySelector('dialog img')).toBeNull()
    const links = [...document.querySelectorAll('dialog footer a')]
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Check your payment', '/billing?a=1&b=2'],
      ['See your ad', '/adgroups'],
    ])
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('M10 a product group succeeds without a picture', async () => {
    mount(
      <PromoteSuccessView pin={null} name="" billingHref="/b" adGroupsHref="/a" onClose={() => undefined} />,
    )
    await byRole('dialog', 'Your ad is on its way')
    expect(document.querySelector('dialog [data-ui="held"]')).toBeNull()
  })

  it('D22 E1 an error says what the server says, as text, and that nothing is lost', async () => {
    const onDismiss = vi.fn<() => void>()
    const message = 'Not <b>approved</b> \u202Eyet'
    mount(<PromoteErrorView error="quickPromote.refused" serverMessage={message} onDismiss={onDismiss} />)
    await byRole('dialog', 'Your ad wasn’t created')
    expect([alertText(), document.querySelector('[role="alert"] bdi')?.textContent]).toEqual([
      message,
      message,
    ])
    await see('Everything you filled in is still there.')
    await press('Back to your ad')
    await userEvent.keyboard('{Escape}')
    expect(onDismiss).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['without a message', 'quickPromote.refused', null],
    ['with one that its row does not show', 'quickPromote.failed', 'Secret'],
  ] as const)('D22 an error %s has its own sentence', (__, error, serverMessage) => {
    mount(<PromoteErrorView error={error} serverMessage={serverMessage} onDismiss={() => undefined} />)
    expect(alertText()).toBe('Sorry! Something went wrong on our end.')
  })

  it('E a word of 10,000 letters wraps and scrolls by keyboard, and the button stays in view', async () => {
    mount(
      <PromoteErrorView
        error="quickPromote.refused"
        serverMessage={endlessWord}
        onDismiss={() => undefined}
      />,
    )
    const button = await byRole('button', 'Back to your ad')
    expect(button.getBoundingClientRect().bottom).toBeLessThan(innerHeight)
    const body = document.querySelector('dialog [data-ui="body"]')
    expect(body?.scrollWidth).toBe(body?.clientWidth)
    expect(body?.getAttribute('tabindex')).toBe('0')
    expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? Infinity)
  })
})
