import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SelectField } from '../../src/ui/fields/SelectField.tsx'
import { inColumn } from './stage.tsx'

const options = [
  { value: 'DE', label: 'Germany' },
  { value: 'JP', label: 'Japan' },
  { value: 'US', label: 'United States' },
]

const meta = preview.meta({
  title: 'Primitives/Select field',
  tags: ['autodocs'],
  component: SelectField,
  decorators: [inColumn],
})

export const Playground = meta.story({
  args: { label: 'Country or region', name: 'country', options, defaultValue: 'US', onValue: fn() },
})

export const PlaygroundSteps = meta.story({
  ...Playground.input,
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    const select = canvas.getByLabelText<HTMLSelectElement>('Country or region')
    await step('A choice is passed on, and the DOM holds it', async () => {
      await userEvent.selectOptions(select, 'JP')
      await expect(args.onValue).toHaveBeenLastCalledWith('JP')
      await expect(select).toHaveValue('JP')
    })
    select.blur()
  },
})

export const States = meta.story({
  args: { label: 'Country or region', name: 'country', options },
  render: () => (
    <>
      <SelectField
        label="With a hint"
        name="hint"
        options={options}
        hint="Where your business is registered."
      />
      <SelectField label="With an error" name="error" options={options} error="Choose a country." />
      <SelectField label="Disabled" name="disabled" options={options} disabled />
    </>
  ),
})

export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  args: {
    label: 'البلد أو المنطقة',
    name: 'country',
    options: [
      { value: 'AE', label: 'الإمارات العربية المتحدة' },
      { value: 'DE', label: 'ألمانيا' },
    ],
    error: 'اختر بلدًا.',
  },
  globals: { locale: 'ar' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('J21 the text begins at the right, and the arrow stands at the left', async () => {
      const select = canvas.getByRole('combobox')
      const box = select.getBoundingClientRect()
      const arrow = canvasElement.querySelector('[data-ui="control"] > svg')?.getBoundingClientRect()
      const middle = box.left + box.width / 2
      await expect(arrow && arrow.right < middle && arrow.left >= box.left).toBe(true)
      const { paddingLeft, paddingRight } = getComputedStyle(select)
      await expect(parseFloat(paddingLeft)).toBeGreaterThan(parseFloat(paddingRight))
    })
  },
})
