import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes } from '../../../testing/stage/mountFlow.tsx'
import { byRole, focused, press, see, soon, tabStops } from '../../../testing/stage/person.ts'
import { PinSelectionView } from './PinSelectionView.tsx'
import { TagSelectionView } from './TagSelectionView.tsx'
import { pinProps, pins, tagProps } from './testing/promoteDialogs.tsx'

const options = () => [...document.querySelectorAll('[role="option"]')]
const at = () => options().findIndex((option) => option === document.activeElement)
const statuses = () =>
  [...document.querySelectorAll('[role="status"], [role="alert"]')]
    .map(({ textContent }) => textContent)
    .filter(Boolean)

describe.each(modes)('the choice of a pin, %s', (_, mount) => {
  it('starts on its title, and names each pin; M10 a video, and pins without a title or a picture, too', async () => {
    mount(<PinSelectionView {...pinProps} pinId="25" />)
    await byRole('listbox', 'Your Pins')
    expect(focused()).toBe('h2 Choose a Pin to promote')
    expect(options().map(({ textContent }) => textContent?.slice(0, 40))).toEqual([
      'Guided walks along the ridge',
      'VideoA minute in the dunes',
      'Untitled Pin',
      'Field notes from a year of planting',
      'Stargazing weekends',
      'Boats for rent',
      'Rechtsschutzversicherungsgesellschaftsan',
    ])
    expect(options().map(({ ariaSelected }) => ariaSelected === 'true')).toEqual(
      pins.map(({ id }) => id === '25'),
    )
    expect(options()[3]?.querySelector('img')).toBeNull()
  })

  it('J is one tab stop: the chosen pin; arrows, Home and End move, Enter and Space choose', async () => {
    const onChoose = vi.fn<(pinId: string) => void>()
    mount(<PinSelectionView {...pinProps} pinId="25" onChoose={onChoose} />)
    await byRole('listbox', 'Your Pins')
    expect(await tabStops(3)).toEqual(['button Close', 'button Stargazing weekends', 'button Close'])
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    const moved: number[] = []
    for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown', 'End', 'ArrowRight', 'Home']) {
      await userEvent.keyboard(`{${key}}`)
      moved.push(at())
    }
    // Four columns: from the start of the second row.
    expect(moved).toEqual([0, 0, 1, 5, 6, 6, 0])
    expect(onChoose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{ArrowRight} ')
    expect(onChoose.mock.calls).toEqual([['21'], ['22']])
  })

  it('J arrows follow the direction of the writing', async () => {
    const { host } = mount(<PinSelectionView {...pinProps} />)
    host.dir = 'rtl'
    await userEvent.keyboard('{Tab}{Tab}{ArrowLeft}{ArrowLeft}{ArrowRight}')
    expect(at()).toBe(1)
  })

  it('is chosen with one click, and closed by Escape', async () => {
    const [onChoose, onClose] = [vi.fn<(pinId: string) => void>(), vi.fn<() => void>()]
    mount(<PinSelectionView {...pinProps} onChoose={onChoose} onClose={onClose} />)
    await userEvent.click(await byRole('option', 'Boats for rent'))
    expect(onChoose.mock.calls).toEqual([['26']])
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('D13 says that it loads, that it takes long, and how many pins there are', async () => {
    const { render } = mount(<PinSelectionView {...pinProps} status="loading" pins={[]} />)
    expect([statuses(), options().length]).toEqual([['Loading your Pins'], 0])
    render(<PinSelectionView {...pinProps} status="slow" pins={[]} />)
    expect(statuses()).toEqual(['This is taking longer than usual.', 'Loading your Pins'])
    render(<PinSelectionView {...pinProps} />)
    expect(statuses()).toEqual(['7 Pins'])
  })

  it('J3 is retried after a failure, and the focus goes to the title instead of nowhere', async () => {
    const onRetry = vi.fn<() => void>()
    const { render } = mount(<PinSelectionView {...pinProps} status="failed" pins={[]} onRetry={onRetry} />)
    expect(statuses()).toEqual(['We couldn’t load your Pins.'])
    await press('Try again')
    render(<PinSelectionView {...pinProps} status="loading" pins={[]} onRetry={onRetry} />)
    expect(onRetry).toHaveBeenCalledOnce()
    await soon(() => expect(focused()).toBe('h2 Choose a Pin to promote'))
  })

  it('without pins, leads to where one is created, in a new tab, and looks again', async () => {
    const onRetry = vi.fn<() => void>()
    mount(<PinSelectionView {...pinProps} status="empty" pins={[]} onRetry={onRetry} />)
    await see('No Pins to promote yet')
    const link = await byRole('link', 'Create a Pin')
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '/pin-builder/',
      '_blank',
      'noopener noreferrer',
    ])
    await press('Check again')
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe.each(modes)('the choice of a tag, %s', (_, mount) => {
  const mountTags = (own: Partial<Parameters<typeof TagSelectionView>[0]> = {}) => {
    const calls = {
      onSelect: vi.fn<(tag: unknown) => void>(),
      onConfirm: vi.fn<() => void>(),
      onClose: vi.fn<() => void>(),
    }
    return { ...calls, ...mount(<TagSelectionView {...tagProps} {...calls} {...own} />) }
  }

  it('J12 groups the events by tag, and says why the button is disabled', async () => {
    const { onConfirm } = mountTags()
    expect((await byRole('group', /Newsletter/)).querySelectorAll('input')).toHaveLength(2)
    const button = await byRole('button', 'Use this conversion')
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect([button.ariaDisabled, reason?.textContent]).toEqual([
      'true',
      'Choose what counts as a success first.',
    ])
    button.click()
    await userEvent.click(await byRole('radio', 'Purchase'))
    await userEvent.keyboard('{Enter}')
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('has a name for the usual events, and shows others as they are', async () => {
    mountTags()
    await byRole('radio', 'Sign-up')
    expect([...document.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
      'Purchase',
      'Added to cart',
      'Sign-up',
      'constructor',
    ])
  })

  it('J is one group for the arrow keys, across all tags', async () => {
    const selected = { conversionTagId: '5001', conversionEvent: 'add_to_cart' }
    const { onSelect } = mountTags({ selected, canConfirm: true })
    const radio = await byRole('radio', 'Added to cart')
    expect(radio).toHaveProperty('checked', true)
    radio.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(onSelect.mock.calls).toEqual([
      [{ conversionTagId: '5002', conversionEvent: 'signup', tagName: 'Newsletter' }],
    ])
  })

  it('is confirmed by the button or Enter, and closed by Escape', async () => {
    const selected = { conversionTagId: '5001', conversionEvent: 'checkout' }
    const { onConfirm, onClose } = mountTags({ selected, canConfirm: true })
    await press('Use this conversion')
    const radio = await byRole('radio', 'Purchase')
    radio.focus()
    await userEvent.keyboard('{Enter}')
    expect(onConfirm).toHaveBeenCalledTimes(2)
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('J3 is retried after a failure, and the focus goes to the title', async () => {
    const { render } = mountTags({ status: 'failed', tags: [] })
    expect(statuses()).toEqual(['We couldn’t load your tags.'])
    await press('Try again')
    render(<TagSelectionView {...tagProps} status="loading" tags={[]} />)
    await soon(() => expect(focused()).toBe('h2 Choose a conversion'))
    expect(statuses()).toEqual(['Loading your tags'])
  })

  it('without tags, leads to where one is created, and has nothing to use', async () => {
    mountTags({ status: 'empty', tags: [] })
    await see('No tags yet')
    expect((await byRole('link', 'Go to Conversions')).getAttribute('href')).toBe('/conversions/')
    expect(document.querySelector('dialog > footer')).toBeNull()
  })
})
