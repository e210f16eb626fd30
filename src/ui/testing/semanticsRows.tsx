import type { ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import { Link } from '../actions/Link.tsx'
import { LinkButton } from '../actions/LinkButton.tsx'
import { Popup } from '../actions/Popup.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { Spinner } from '../feedback/Spinner.tsx'
import { Tooltip } from '../feedback/Tooltip.tsx'
import { Checkbox } from '../fields/Checkbox.tsx'
import { CodeField } from '../fields/CodeField.tsx'
import { RadioGroup } from '../fields/RadioGroup.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { Switch } from '../fields/Switch.tsx'
import { TextArea } from '../fields/TextArea.tsx'
import { TextField } from '../fields/TextField.tsx'
import { ListFailed } from '../list/ListFailed.tsx'
import { SearchField } from '../list/SearchField.tsx'
import { Avatar } from '../layout/Avatar.tsx'

export const named = { label: 'Field', name: 'field' }
const options = [
  { value: '1', label: 'One', detail: 'The first.' },
  { value: '2', label: 'Two' },
]
const field = (role: string) => ({ role, name: 'Field' })
const invalid = { 'aria-invalid': 'true', 'aria-describedby': 'Wrong' }
export const both = { ...invalid, 'aria-describedby': 'Help Wrong' }
export const given = { hint: 'Help', error: 'Wrong' }
export const locked = { disabled: true, required: true }
const radios = (disabled?: boolean) => (
  <RadioGroup label="Group" name="field" options={options} value="1" disabled={disabled} onValue={() => {}} />
)

interface Row {
  readonly title: string
  readonly node: ReactNode
  readonly target: { readonly role: string; readonly name?: string }
  /** Everything that it is told, and nothing else. */
  readonly states: object
}

const row = (title: string, node: ReactNode, target: Row['target'], states: object): Row => ({
  title,
  node,
  target,
  states,
})

/** What a screen reader is told of each primitive in each of its states. */
export const semanticsRows: readonly Row[] = [
  row('a button', <Button>Go</Button>, { role: 'button', name: 'Go' }, {}),
  row(
    'a busy button',
    <Button busy>Go</Button>,
    { role: 'button', name: 'Go' },
    { 'aria-busy': 'true', 'aria-disabled': 'true' },
  ),
  row(
    'a button that works on something',
    <Button aria-busy>Go</Button>,
    { role: 'button', name: 'Go' },
    { 'aria-busy': 'true' },
  ),
  row(
    'a disabled button',
    <Button disabled>Go</Button>,
    { role: 'button', name: 'Go' },
    { 'aria-disabled': 'true' },
  ),
  row('a link', <Link href="/a">Go</Link>, { role: 'link', name: 'Go' }, {}),
  row(
    'a link to a new tab',
    <Link href="/a" target="_blank">
      Go
    </Link>,
    { role: 'link', name: 'Go' },
    { target: '_blank', rel: 'noopener noreferrer' },
  ),
  row(
    'a link that looks like a button',
    <LinkButton href="/a" target="_blank">
      Go
    </LinkButton>,
    { role: 'link', name: 'Go' },
    { target: '_blank', rel: 'noopener noreferrer' },
  ),
  row(
    'a closed popup',
    <Popup label="Panel" trigger="Go">
      {() => 'Inside'}
    </Popup>,
    { role: 'button', name: 'Go' },
    { 'aria-haspopup': 'dialog', 'aria-expanded': 'false' },
  ),
  row(
    'a dialog',
    <Dialog title="Title" closeLabel="Close">
      Text
    </Dialog>,
    { role: 'dialog', name: 'Title' },
    { 'aria-modal': 'true', 'aria-labelledby': 'Title' },
  ),
  row('a notice', <Notice>Text</Notice>, { role: 'status' }, { role: 'status' }),
  row(
    'a notice of success',
    <Notice severity="success">Text</Notice>,
    { role: 'status' },
    { role: 'status' },
  ),
  row('a warning', <Notice severity="warning">Text</Notice>, { role: 'status' }, { role: 'status' }),
  row('a notice of an error', <Notice severity="error">Text</Notice>, { role: 'alert' }, { role: 'alert' }),
  row(
    'a list that could not be loaded',
    <ListFailed retryLabel="Try again">Text</ListFailed>,
    { role: 'alert' },
    { role: 'alert' },
  ),
  row(
    'a search field',
    <SearchField aria-label="Search" clearLabel="Clear" onValue={() => {}} />,
    { role: 'searchbox', name: 'Search' },
    { role: 'searchbox', 'aria-label': 'Search' },
  ),
  row('a skeleton', <Skeleton label="Loading" />, { role: 'status' }, { role: 'status' }),
  row('a spinner', <Spinner label="Loading" />, { role: 'status' }, { role: 'status' }),
  row(
    'an avatar',
    <Avatar name="Wren Alder" />,
    { role: 'img', name: 'Wren Alder' },
    { role: 'img', 'aria-label': 'Wren Alder' },
  ),
  row(
    'a control with a tooltip',
    <Tooltip text="Why">{(id) => <Button aria-describedby={id}>Go</Button>}</Tooltip>,
    { role: 'button', name: 'Go' },
    { 'aria-describedby': 'Why' },
  ),
  row('a text field', <TextField {...named} />, field('textbox'), {}),
  row('a text field with a hint', <TextField {...named} hint="Help" />, field('textbox'), {
    'aria-describedby': 'Help',
  }),
  row('a text field with an error', <TextField {...named} error="Wrong" />, field('textbox'), invalid),
  row('a text field with both', <TextField {...named} {...given} />, field('textbox'), both),
  row('a text field that is locked', <TextField {...named} {...locked} readOnly />, field('textbox'), {
    ...locked,
    readOnly: true,
  }),
  row('a code', <CodeField {...named} {...given} {...locked} />, field('textbox'), { ...both, ...locked }),
  row('a text area', <TextArea {...named} {...given} {...locked} />, field('textbox'), {
    ...both,
    ...locked,
  }),
  row('a select', <SelectField {...named} {...given} {...locked} options={options} />, field('combobox'), {
    ...both,
    ...locked,
  }),
  row('a checkbox', <Checkbox {...named} />, field('checkbox'), {}),
  row('a ticked checkbox', <Checkbox {...named} checked />, field('checkbox'), { checked: true }),
  row('a checkbox for some', <Checkbox {...named} indeterminate />, field('checkbox'), {
    indeterminate: true,
  }),
  row('a locked checkbox', <Checkbox {...named} disabled defaultChecked />, field('checkbox'), {
    disabled: true,
    checked: true,
  }),
  row('a switch', <Switch {...named} />, field('switch'), { role: 'switch' }),
  row('a switch that is on', <Switch {...named} checked />, field('switch'), {
    role: 'switch',
    checked: true,
  }),
  row('a locked switch', <Switch {...named} disabled defaultChecked />, field('switch'), {
    role: 'switch',
    disabled: true,
    checked: true,
  }),
  row(
    'a radio button with a detail',
    radios(),
    { role: 'radio', name: 'One' },
    { checked: true, 'aria-labelledby': 'One', 'aria-describedby': 'The first.' },
  ),
  row('a radio button without one', radios(), { role: 'radio', name: 'Two' }, { 'aria-labelledby': 'Two' }),
  row('a group of radio buttons', radios(true), { role: 'group', name: 'Group' }, { disabled: true }),
]
