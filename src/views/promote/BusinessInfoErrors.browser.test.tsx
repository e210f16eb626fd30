import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes } from '../../../testing/stage/mountFlow.tsx'
import { byRole, field, focused, follow, press, soon, tabStops } from '../../../testing/stage/person.ts'
import {
  BusinessStage,
  emptyBusiness,
  everyError,
  fieldNames,
  onBack,
  onClose,
  onSubmit,
} from './testing/businessStage.tsx'

afterEach(() => {
  for (const callback of [onSubmit, onBack, onClose]) callback.mockClear()
})

describe.each(modes)('the business form and what is wrong with it, %s', (_, mount) => {
  it('J5 a submit with errors focuses the first field, and lists them with links, which is no live region', async () => {
    mount(<BusinessStage rejected={everyError} />)
    await press('Continue')
    await soon(() => expect(focused()).toBe('name'))
    const summary = await byRole('group', 'Check 4 fields')
    expect(summary.closest('[aria-live], [role=alert], [role=status]')).toBeNull()
    expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'Enter the name of your business.',
      'Enter the street address.',
      'Enter the city.',
      'That doesn’t look like a postal code. An example: 10001.',
    ])
    const first = field('Business name')
    const described = document.getElementById(first.getAttribute('aria-describedby') ?? '')
    expect([first.ariaInvalid, described?.textContent, described?.ariaLive]).toEqual([
      'true',
      'Enter the name of your business.',
      'off',
    ])
    await follow('Enter the city.')
    expect([focused(), location.hash]).toEqual(['city', ''])
    await follow(/postal code/)
    expect(focused()).toBe('postalCode')
  })

  it('lists errors in the order of the country, and names one field alone', async () => {
    const { render } = mount(<BusinessStage info={{ country: 'DE' }} errors={everyError} />)
    const summary = await byRole('group', 'Check 4 fields')
    expect([...summary.querySelectorAll('a')].map(({ hash }) => hash)).toEqual([
      '#name',
      '#addressLine1',
      '#postalCode',
      '#city',
    ])
    render(<BusinessStage info={{ country: 'DE' }} errors={{ city: 'businessInfo.cityRequired' }} />)
    await byRole('group', 'Check 1 field')
    render(<BusinessStage info={{ country: 'DE' }} errors={{}} />)
    await soon(() => expect(document.querySelector('[role=group]')).toBeNull())
  })

  it('J4, J9 starts on its title, and works by keyboard alone', async () => {
    mount(<BusinessStage rejected={{ city: 'businessInfo.cityRequired' }} />)
    await soon(() => expect(focused()).toBe('h1 Tell us about your business'))
    expect(await tabStops(2)).toEqual(['button Close', 'name'])
    await userEvent.keyboard('Wren{Tab}')
    expect(document.activeElement?.localName).toBe('select')
    await userEvent.keyboard('united k')
    await soon(() => expect(fieldNames()).not.toContain('region'))
    expect(await tabStops(7)).toEqual([
      'addressLine1',
      'addressLine2',
      'city',
      'postalCode',
      'taxId',
      'button Back',
      'button Continue',
    ])
    await userEvent.keyboard('{Enter}')
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ ...emptyBusiness, name: 'Wren', country: 'GB' })
    await soon(() => expect(focused()).toBe('city'))
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{Tab}{Tab}{Tab}{/Shift}')
    expect(focused()).toBe('a Enter the city.')
    await userEvent.keyboard('{Enter}')
    expect(focused()).toBe('city')
    await userEvent.keyboard('Oslo{Enter}')
    expect(onSubmit.mock.lastCall?.[0].city).toBe('Oslo')
  })

  it('J28 goes back and closes by named buttons', async () => {
    mount(<BusinessStage />)
    await press('Back')
    await press('Close')
    expect([onBack.mock.calls.length, onClose.mock.calls.length, onSubmit.mock.calls.length]).toEqual([
      1, 1, 0,
    ])
  })

  it('J7, D13 keeps its button while it is sent, and says when it takes long', async () => {
    const { render } = mount(<BusinessStage isPending />)
    const button = await byRole('button', 'Continue')
    const status = document.querySelector('form [role=status]')
    expect([button.ariaBusy, status?.textContent]).toEqual(['true', ''])
    button.click()
    expect(onSubmit).not.toHaveBeenCalled()
    render(<BusinessStage isPending isSlow />)
    expect(status?.textContent).toBe('This is taking longer than usual.')
  })

  it('E1 says what the server says, as text, else its own words', async () => {
    const refused = { notice: 'businessInfo.refused' } as const
    const { render } = mount(<BusinessStage errors={{}} />)
    const alert = await soon(() => document.querySelector('[role=alert]'))
    render(<BusinessStage errors={refused} serverMessage="<b>No.</b>" />)
    expect([alert?.textContent, alert?.querySelector('b')]).toEqual(['<b>No.</b>', null])
    render(<BusinessStage errors={refused} />)
    expect(alert?.textContent).toBe('We couldn’t save your business details. Check them and try again.')
    expect(document.querySelector('[role=group]')).toBeNull()
  })
})
