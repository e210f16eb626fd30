import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes } from '../../../testing/stage/mountFlow.tsx'
import { byRole, focused, press, see, tabStops } from '../../../testing/stage/person.ts'
import { PromoteUnknownView } from './PromoteUnknownView.tsx'

const alertText = () => document.querySelector('[role="alert"]')?.textContent

describe.each(modes)('M6 the question whether the ad exists, %s', (_, mount) => {
  const view = (own: Partial<Parameters<typeof PromoteUnknownView>[0]> = {}) => (
    <PromoteUnknownView
      error="quickPromote.timedOut"
      isChecking={false}
      isUncheckable={false}
      adGroupsHref="/adgroups"
      onCheck={() => undefined}
      {...own}
    />
  )

  it.each([
    ['quickPromote.timedOut', 'This took too long'],
    ['quickPromote.offline', 'The connection was lost'],
    ['quickPromote.malformed', 'We couldn’t read the answer'],
  ] as const)('%s says why nobody knows, and warns of a second ad', async (error, sentence) => {
    mount(view({ error }))
    await byRole('dialog', 'We don’t know yet')
    await see(sentence)
    await see('Please don’t create it again')
    expect((await byRole('link', 'See your ads')).getAttribute('href')).toBe('/adgroups')
  })

  it('is not closed by accident: neither Escape nor a close button takes it away', async () => {
    const onClose = vi.fn<() => void>()
    mount(view({ onClose }))
    expect(focused()).toBe('h2 We don’t know yet')
    await userEvent.keyboard('{Escape}{Escape}')
    expect([onClose.mock.calls.length, document.querySelector('dialog')?.open]).toEqual([0, true])
    expect(await tabStops(3)).toEqual(['button Check now', 'a See your ads', 'button Close'])
    await press('Close')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('D1 is checked once at a time, and says so; a failed check can be repeated', async () => {
    const onCheck = vi.fn<() => void>()
    const { render } = mount(view({ onCheck }))
    await press('Check now')
    render(view({ onCheck, isChecking: true }))
    const button = await byRole('button', 'Check now')
    button.click()
    expect(onCheck).toHaveBeenCalledOnce()
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Checking')
    render(view({ onCheck, isUncheckable: true }))
    expect([alertText(), focused()]).toEqual([
      'We couldn’t check. Try again in a moment.',
      'button Check now',
    ])
    await press('Check now')
    expect(onCheck).toHaveBeenCalledTimes(2)
  })
})
