import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes } from '../../../testing/stage/mountFlow.tsx'
import { byRole } from '../../../testing/stage/person.ts'
import { Checkbox } from './Checkbox.tsx'
import { CodeField } from './CodeField.tsx'
import { DateField } from './DateField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SelectField } from './SelectField.tsx'
import { Switch } from './Switch.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const [[, mount]] = modes
const named = { label: 'Field', name: 'field' }
const texts = { show: 'Show', hide: 'Hide', shown: 'Visible', hidden: 'Hidden', capsLock: 'Caps Lock' }
const options = [
  { value: '1', label: 'One' },
  { value: '2', label: 'Two' },
]

describe('what a field reports', () => {
  const [value, blur] = [vi.fn<(value: string) => void>(), vi.fn<(value: string) => void>()]
  const reports = { ...named, onValue: value, onBlur: blur }
  it.each([
    { title: 'a text field', node: <TextField {...reports} />, text: '12' },
    { title: 'a code', node: <CodeField {...reports} />, text: '12' },
    { title: 'a text area', node: <TextArea {...reports} />, text: '12' },
    {
      title: 'a password',
      node: <PasswordField {...reports} autoComplete="new-password" texts={texts} />,
      text: '12',
    },
    { title: 'a date', node: <DateField {...reports} />, text: '2000-02-29' },
    { title: 'a select', node: <SelectField {...reports} options={options} />, text: '2' },
  ])('$title: its value on a change, and once more when it loses focus', async ({ node, text }) => {
    for (const report of [value, blur]) report.mockClear()
    const { host } = mount(node)
    const control = host.querySelector<HTMLInputElement>('input, textarea, select')
    if (!control) throw new Error('There is no control.')
    if (control.matches('select')) await userEvent.selectOptions(control, text)
    else await userEvent.fill(control, text)
    expect(value.mock.lastCall).toEqual([text])
    control.focus()
    expect(blur).not.toHaveBeenCalled()
    control.blur()
    expect(blur.mock.calls).toEqual([[text]])
  })

  it.each([
    ['a checkbox', Checkbox, 'checkbox'],
    ['a switch', Switch, 'switch'],
  ])('%s: whether it is on', async (_, Toggle, role) => {
    const checked = vi.fn<(checked: boolean) => void>()
    mount(<Toggle {...named} onChecked={checked} />)
    const control = await byRole(role, 'Field')
    await userEvent.click(control)
    await userEvent.click(control)
    expect(checked.mock.calls).toEqual([[true], [false]])
  })
})
