import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../src/ui/actions/Button.tsx'
import { CloseIcon, KeyIcon, ProviderGlyph } from '../../src/ui/layout/icons.tsx'
import { Column, onStage, Row } from './stage.tsx'

const meta = preview.meta({
  title: 'Primitives/Button',
  tags: ['autodocs'],
  component: Button,
  decorators: [onStage],
})

export const Playground = meta.story({
  args: { children: 'Log in', onClick: fn() },
})

export const PlaygroundSteps = meta.story({
  ...Playground.input,
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button', { name: 'Log in' })
    await step('Tab reaches it, Enter and Space press it', async () => {
      await userEvent.tab()
      await expect(button).toHaveFocus()
      await userEvent.keyboard('{Enter} ')
      await expect(args.onClick).toHaveBeenCalledTimes(2)
    })
    button.blur()
  },
})

export const Variants = meta.story({
  render: () => (
    <Column>
      <Row>
        <Button>Save</Button>
        <Button size={40}>Save</Button>
      </Row>
      <Row>
        <Button variant="secondary">Edit</Button>
        <Button variant="secondary" size={40}>
          Edit
        </Button>
      </Row>
      <Row>
        <Button variant="ghost">Not now</Button>
        <Button variant="icon" aria-label="Close" leading={<CloseIcon />} />
      </Row>
      <Button variant="link">Resend the code</Button>
      <Button fullWidth>Log in</Button>
      <Button fullWidth variant="provider" leading={<ProviderGlyph letter="G" />}>
        Continue with Google
      </Button>
      <Button fullWidth variant="provider" leading={<KeyIcon />}>
        Continue with SSO
      </Button>
      <Button fullWidth variant="provider" leading={<ProviderGlyph letter="F" />}>
        A name so long that it takes a second line of the button
      </Button>
    </Column>
  ),
  play: async ({ canvas, step }) => {
    await step('J22 every target is at least 24 by 24 px', async () => {
      for (const button of canvas.getAllByRole('button')) {
        const { width, height } = button.getBoundingClientRect()
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
      }
    })
    await step('J23 the visible words are in the accessible name', async () => {
      for (const button of canvas.getAllByRole('button')) {
        await expect(button).toHaveAccessibleName(
          expect.stringContaining(button.innerText.replace(/^[GF]\n/, '').trim()),
        )
      }
    })
  },
})

const press = fn()

export const Busy = meta.story({
  render: () => (
    <Column>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          press()
        }}
      >
        <Button type="submit" fullWidth busy onClick={press}>
          Log in
        </Button>
      </form>
      <Button fullWidth>Log in</Button>
      <Button variant="provider" fullWidth busy leading={<ProviderGlyph letter="G" />}>
        Continue with Google
      </Button>
      <Row>
        <Button variant="secondary" size={40} busy>
          Email sent
        </Button>
        <Button variant="link" busy>
          Resend the code
        </Button>
      </Row>
    </Column>
  ),
  play: async ({ canvas, step }) => {
    press.mockClear()
    const [busy, idle] = canvas.getAllByRole('button', { name: 'Log in' })
    await step('J7 it keeps its name and its width and says that it is busy', async () => {
      await expect(busy).toHaveAttribute('aria-busy', 'true')
      await expect(busy?.offsetWidth).toBe(idle?.offsetWidth)
    })
    await step('It keeps its focus, and neither a click nor Enter gets through', async () => {
      await userEvent.tab()
      await expect(busy).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      if (busy) await userEvent.click(busy)
      await expect(press).not.toHaveBeenCalled()
      await expect(busy).toHaveFocus()
    })
    busy?.blur()
  },
})

export const Disabled = meta.story({
  render: () => (
    <Column>
      <Button fullWidth disabled onClick={press}>
        Next
      </Button>
      <Button fullWidth variant="provider" disabled>
        Continue with Google
      </Button>
      <Button variant="link" disabled>
        Email sent
      </Button>
    </Column>
  ),
  play: async ({ canvas, step }) => {
    press.mockClear()
    await step('It can be reached and read, and does nothing', async () => {
      const next = canvas.getByRole('button', { name: 'Next' })
      await userEvent.tab()
      await expect(next).toHaveFocus()
      await expect(next).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(next)
      await expect(press).not.toHaveBeenCalled()
      next.blur()
    })
  },
})
