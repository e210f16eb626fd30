import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes } from '../../../testing/stage/mountFlow.tsx'
import { byRole } from '../../../testing/stage/person.ts'
import { RadioGroup } from './RadioGroup.tsx'

const options = [
  { value: 'day', label: 'By day', detail: 'From midnight to midnight.' },
  { value: 'week', label: 'By week' },
]

function Group({ onValue }: { readonly onValue: (value: string) => void }) {
  const [value, setValue] = useState('day')
  return (
    <RadioGroup
      label="Billing"
      name="billing"
      options={options}
      value={value}
      onValue={(next) => {
        onValue(next)
        setValue(next)
      }}
    />
  )
}

const radio = async (name: string) => {
  const element = await byRole('radio', name)
  if (!(element instanceof HTMLInputElement)) throw new Error(`${name} is not an input.`)
  return element
}

describe.each(modes)('RadioGroup, %s', (_, mount) => {
  it('has its label as its name, and the details as descriptions', async () => {
    mount(<Group onValue={vi.fn<(value: string) => void>()} />)
    await byRole('group', 'Billing')
    const day = await radio('By day')
    const detail = document.getElementById(day.getAttribute('aria-describedby') ?? '')
    expect([day.checked, detail?.textContent]).toEqual([true, 'From midnight to midnight.'])
    expect((await radio('By week')).hasAttribute('aria-describedby')).toBe(false)
  })

  it('is one tab stop, in which arrows choose; a press on the card does, too', async () => {
    const onValue = vi.fn<(value: string) => void>()
    mount(<Group onValue={onValue} />)
    const [day, week] = [await radio('By day'), await radio('By week')]
    await userEvent.tab()
    expect(document.activeElement).toBe(day)
    await userEvent.keyboard('{ArrowDown}')
    expect([document.activeElement, week.checked]).toEqual([week, true])
    await userEvent.tab()
    expect(document.activeElement).not.toBe(day)
    day.closest('label')?.click()
    expect(onValue.mock.calls).toEqual([['week'], ['day']])
  })

  it('cannot be changed while it is disabled', async () => {
    const onValue = vi.fn<(value: string) => void>()
    mount(<RadioGroup label="Billing" name="b" options={options} value="day" onValue={onValue} disabled />)
    const week = await radio('By week')
    week.click()
    expect([week.matches(':disabled'), onValue.mock.calls]).toEqual([true, []])
  })
})
