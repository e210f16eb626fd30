import axe from 'axe-core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { modes } from '../../../testing/stage/mountFlow.tsx'
import { byRole, focused, press, see } from '../../../testing/stage/person.ts'
import { BillingView, type BillingViewProps } from './BillingView.tsx'
import { PromoteStatusView } from './PromoteStatusView.tsx'
import { PromoteSteps } from './PromoteSteps.tsx'
import { everyView } from './testing/promoteDialogs.tsx'

describe.each(modes)('the page before and after the flow, %s', (_, mount) => {
  it('D13 says that it loads, and when that takes long', () => {
    const { render } = mount(<PromoteStatusView status="loading" onRetry={() => undefined} />)
    const status = [...document.querySelectorAll('[role="status"]')]
    expect(status.map(({ textContent }) => textContent)).toEqual(['Loading your ad', ''])
    render(<PromoteStatusView status="slow" onRetry={() => undefined} />)
    expect(status[1]?.textContent).toBe('This is taking longer than usual.')
  })

  it('can be retried when it is not read, from its title', async () => {
    const onRetry = vi.fn<() => void>()
    mount(<PromoteStatusView status="failed" onRetry={onRetry} />)
    expect(focused()).toBe('h1 Something went wrong')
    await see('We couldn’t load this page.')
    await press('Try again')
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('says that it can be closed where the browser does not leave it', () => {
    mount(<PromoteStatusView status="closed" onRetry={() => undefined} />)
    expect([focused(), document.querySelector('button')]).toEqual(['h1 You can close this page', null])
  })
})

describe.each(modes)('the way to pay, %s', (_, mount) => {
  const mountBilling = (own: Partial<BillingViewProps> = {}) => {
    const calls = {
      onCheck: vi.fn<() => void>(),
      onBack: vi.fn<() => void>(),
      onClose: vi.fn<() => void>(),
    }
    const view = (more: typeof own = {}) => (
      <BillingView {...calls} isChecking={false} error={null} {...own} {...more}>
        <a href="/pay">Pay here</a>
      </BillingView>
    )
    return { ...calls, ...mount(view()), view }
  }

  it('M7 starts on its title, around the app’s own element, and has no field of its own', async () => {
    const { onBack, onCheck, onClose } = mountBilling()
    expect(focused()).toBe('h1 Add a way to pay')
    expect((await byRole('region', 'Payment method')).textContent).toBe('Pay here')
    expect(document.querySelector('input, select, textarea, iframe')).toBeNull()
    await press('I’ve added it')
    await press('Back')
    await press('Close')
    for (const call of [onCheck, onBack, onClose]) expect(call).toHaveBeenCalledOnce()
  })

  it('M7 says that it looks, once at a time, and what it found', async () => {
    const { onCheck, render, view } = mountBilling()
    await press('I’ve added it')
    render(view({ isChecking: true, error: 'quickPromote.billingMissing' }))
    const button = await byRole('button', 'I’ve added it')
    button.click()
    expect(onCheck).toHaveBeenCalledOnce()
    await see('Looking for your payment method')
    expect(document.body.textContent).not.toContain('We don’t see')
    render(view({ error: 'quickPromote.billingMissing' }))
    await see('We don’t see a payment method yet.')
    expect(focused()).toBe('button I’ve added it')
    render(view({ error: 'quickPromote.accountUnchecked' }))
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('We couldn’t check')
  })
})

describe.each(modes)('the steps, %s', (_, mount) => {
  it('J tells the current and the done ones in words', async () => {
    mount(<PromoteSteps current="businessForm" done={['page', 'businessForm']} />)
    await byRole('list', 'Steps')
    const items = [...document.querySelectorAll('li')]
    expect(items.map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, 'step', null])
    const spoken = items.map((item) => {
      const copy = item.cloneNode(true)
      if (copy instanceof Element) for (const part of copy.querySelectorAll('[aria-hidden]')) part.remove()
      return copy.textContent
    })
    expect(spoken).toEqual(['Your ad, done', 'Business details', 'Payment'])
    expect(items.map((item) => item.querySelector('svg') !== null)).toEqual([true, false, false])
  })
})

describe('the look of every dialog and page', () => {
  const [[, mount]] = modes
  afterEach(async () => {
    document.documentElement.removeAttribute('dir')
    await page.viewport(1280, 800)
  })

  it.each(Object.entries(everyView))('J21 %s fits 320 px, right to left', async (_, view) => {
    document.documentElement.dir = 'rtl'
    await page.viewport(320, 640)
    mount(view)
    const selector = ':is(dialog, main) *:not([data-ui="hidden"], [data-ui="hidden"] *, [aria-hidden] *)'
    const beyond = [...document.querySelectorAll(selector)].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -0.5 || right > 320.5)
    })
    expect(beyond.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(320)
  })

  it.each(
    (['light', 'dark'] as const).flatMap((theme) =>
      Object.entries(everyView).map(([name, view]) => [name, theme, view] as const),
    ),
  )('axe finds nothing in %s, %s', async (_, theme, view) => {
    const { host } = mount(<div data-theme={theme}>{view}</div>)
    const { violations } = await axe.run(host)
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})
