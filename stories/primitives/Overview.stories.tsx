import type { ReactNode } from 'react'
import preview from '../../.storybook/preview.tsx'
import { Button, type ButtonProps } from '../../src/ui/actions/Button.tsx'
import { Checkbox } from '../../src/ui/fields/Checkbox.tsx'
import { CodeField } from '../../src/ui/fields/CodeField.tsx'
import { DateField } from '../../src/ui/fields/DateField.tsx'
import { PasswordField } from '../../src/ui/fields/PasswordField.tsx'
import { RadioGroup } from '../../src/ui/fields/RadioGroup.tsx'
import { SelectField } from '../../src/ui/fields/SelectField.tsx'
import { Switch } from '../../src/ui/fields/Switch.tsx'
import { TextArea } from '../../src/ui/fields/TextArea.tsx'
import { TextField } from '../../src/ui/fields/TextField.tsx'
import { CloseIcon, ProviderGlyph } from '../../src/ui/layout/icons.tsx'
import { passwordTexts } from './everything.tsx'
import { Matrix } from './Matrix.tsx'
import { onStage } from './stage.tsx'

const meta = preview.meta({
  title: 'Primitives/Overview',
  component: Matrix,
  decorators: [onStage],
})

const button = (children: ReactNode, props: ButtonProps = {}) => [
  <Button key="48" {...props}>
    {children}
  </Button>,
  <Button key="40" size={40} {...props}>
    {children}
  </Button>,
  <Button key="busy" busy {...props}>
    {children}
  </Button>,
  <Button key="disabled" disabled {...props}>
    {children}
  </Button>,
]

export const Buttons = meta.story({
  args: {
    states: ['48 px', '40 px', 'Busy', 'Not yet'],
    rows: {
      Primary: button('Log in'),
      Secondary: button('Edit', { variant: 'secondary' }),
      Outlined: button('Following', { variant: 'outlined' }),
      Provider: button('Continue with Google', {
        variant: 'provider',
        leading: <ProviderGlyph letter="G" />,
      }),
      Ghost: button('Not now', { variant: 'ghost' }),
      Link: button('Resend the code', { variant: 'link' }),
      Icon: button(undefined, { variant: 'icon', leading: <CloseIcon />, 'aria-label': 'Close' }),
    },
  },
})

/** What a field is like in the states of the page below. */
const fieldStates = [
  { name: 'empty', defaultValue: '' },
  { name: 'filled', defaultValue: 'Blue sofa', hint: 'Up to 50 characters.' },
  { name: 'wrong', defaultValue: 'Blue sofa', error: 'You have a board of this name.' },
  { name: 'locked', defaultValue: 'Blue sofa', disabled: true },
]

export const Fields = meta.story({
  args: {
    states: ['Empty', 'Filled, with a hint', 'Wrong', 'Cannot be changed'],
    rows: {
      Text: fieldStates.map((state) => <TextField key={state.name} label="Board name" {...state} />),
      Password: fieldStates.map((state) => (
        <PasswordField
          key={state.name}
          label="Password"
          autoComplete="new-password"
          texts={passwordTexts}
          {...state}
        />
      )),
      Date: fieldStates.map((state) => (
        <DateField
          key={state.name}
          label="Birthday"
          {...state}
          defaultValue={state.defaultValue && '2000-02-29'}
        />
      )),
      Choice: fieldStates.map((state) => (
        <SelectField
          key={state.name}
          label="Country"
          options={[{ value: 'US', label: 'United States' }]}
          {...state}
          defaultValue="US"
        />
      )),
      Code: fieldStates
        .slice(0, 3)
        .map((state) => (
          <CodeField key={state.name} label="Code" {...state} defaultValue={state.defaultValue && '123'} />
        )),
      'Several lines': fieldStates.map((state) => (
        <TextArea key={state.name} label="Description" {...state} />
      )),
    },
  },
})

const choices = [
  { value: 'all', label: 'Everyone' },
  { value: 'some', label: 'Only those I invite' },
] as const

const off = [
  { id: 'off' },
  { id: 'on', defaultChecked: true },
  { id: 'offForGood', disabled: true },
  { id: 'onForGood', disabled: true, defaultChecked: true },
]

export const Choices = meta.story({
  args: {
    states: ['Off', 'On', 'Off for good', 'On for good'],
    rows: {
      Checkbox: off.map(({ id, ...state }) => <Checkbox key={id} label="Terms of Service" {...state} />),
      Partly: [<Checkbox key="partly" label="All of them" indeterminate />],
      Switch: off.map(({ id, ...state }) => <Switch key={id} label="Secret board" {...state} />),
      'One of several': off.map(({ id, defaultChecked, disabled }) => (
        <RadioGroup
          key={id}
          label="Who can see it"
          name={id}
          options={choices}
          value={defaultChecked ? 'all' : null}
          disabled={disabled}
          onValue={() => {}}
        />
      )),
    },
  },
})

const contrast = { parameters: { media: { forcedColors: 'active' } } } as const

export const FieldsInForcedColors = meta.story({
  ...Fields.input,
  ...contrast,
  name: 'Fields, forced colors',
})

export const ChoicesInForcedColors = meta.story({
  ...Choices.input,
  ...contrast,
  name: 'Choices, forced colors',
})

export const FieldsInTheDark = meta.story({
  ...Fields.input,
  name: 'Fields, dark',
  globals: { theme: 'dark' },
})
