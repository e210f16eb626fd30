import type { Decorator } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../src/ui/actions/Button.tsx'
import { CloseIcon, ProviderGlyph } from '../../src/ui/layout/icons.tsx'
import { Notice } from '../../src/ui/feedback/Notice.tsx'
import { PasswordField } from '../../src/ui/fields/PasswordField.tsx'
import { TextField } from '../../src/ui/fields/TextField.tsx'
import { passwordTexts } from './everything.tsx'

/** A page of an app with its own styles, without any of our root elements. */
const inPlainPage: Decorator = (Story) => (
  <div
    style={{
      display: 'grid',
      gap: 16,
      justifyItems: 'start',
      maxInlineSize: 320,
      padding: 32,
      color: 'teal',
      font: '700 16px/1.1 monospace',
      textAlign: 'center',
    }}
  >
    <Story />
  </div>
)

const meta = preview.meta({ title: 'Primitives/On their own', decorators: [inPlainPage] })

const styleOf = (element: Element) => getComputedStyle(element)

export const Buttons = meta.story({
  render: () => (
    <>
      <Button>Save</Button>
      <Button variant="secondary" size={40}>
        Edit
      </Button>
      <Button variant="provider" fullWidth leading={<ProviderGlyph letter="G" />}>
        Continue with Google
      </Button>
      <Button variant="icon" aria-label="Close" leading={<CloseIcon />} />
      <Button variant="link">Resend the code</Button>
      <Button busy>Log in</Button>
      <Button disabled>Next</Button>
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('The typeface, the weight and the box are their own', async () => {
      for (const button of canvas.getAllByRole('button')) {
        const { boxSizing, fontFamily, fontWeight } = styleOf(button)
        await expect(fontFamily).toContain('Inter')
        await expect([boxSizing, fontWeight]).toEqual(['border-box', '600'])
      }
    })
  },
})

export const Notices = meta.story({
  render: () => (
    <>
      <Notice>Facebook login isn’t available for new users.</Notice>
      <Notice severity="success">Email sent!</Notice>
      <Notice severity="error">Sorry! Something went wrong on our end.</Notice>
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('The text and its color are their own', async () => {
      const { color, fontFamily, fontWeight, lineHeight, textAlign } = styleOf(canvas.getByRole('alert'))
      await expect(fontFamily).toContain('Inter')
      await expect([color, fontWeight, lineHeight, textAlign]).toEqual([
        'rgb(29, 24, 22)',
        '400',
        '21px',
        'start',
      ])
    })
  },
})

export const TextFields = meta.story({
  render: () => (
    <>
      <TextField label="Name" name="name" hint="As other members see it." defaultValue="Noor de Vries" />
      <TextField label="Email" name="email" type="email" dir="ltr" error="Your email is invalid." />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        texts={passwordTexts}
        defaultValue="a secret"
      />
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('The typeface, the color and the size are their own', async () => {
      const { color, fontFamily, fontSize } = styleOf(canvas.getByLabelText('Name'))
      await expect(fontFamily).toContain('Inter')
      await expect([color, fontSize]).toEqual(['rgb(29, 24, 22)', '16px'])
    })
  },
})
