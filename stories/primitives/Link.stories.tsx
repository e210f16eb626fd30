import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Link } from '../../src/ui/actions/Link.tsx'
import { LinkButton } from '../../src/ui/actions/LinkButton.tsx'
import { inColumn } from './stage.tsx'

const meta = preview.meta({
  title: 'Primitives/Link',
  tags: ['autodocs'],
  component: Link,
  decorators: [inColumn],
})

export const Playground = meta.story({ args: { href: '/password/reset', children: 'Forgot your password?' } })

export const InText = meta.story({
  render: () => (
    <p>
      By continuing, you agree to our <Link href="/terms">Terms of Service</Link> and have read our{' '}
      <Link href="/privacy">Privacy Policy</Link>.
    </p>
  ),
})

export const AsButton = meta.story({
  render: () => (
    <>
      <LinkButton href="/login" fullWidth>
        Log in
      </LinkButton>
      <LinkButton href="/login" variant="secondary">
        Log in to a personal account
      </LinkButton>
    </>
  ),
})

const hostile = [
  'javascript:alert(1)',
  ' \u0001JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
]

export const HostileAddress = meta.story({
  name: 'Hostile address (A17)',
  render: () => (
    <>
      {hostile.map((href) => (
        <Link key={href} href={href}>
          A notice with a bad link
        </Link>
      ))}
      <LinkButton href="javascript:alert(1)">A bad button</LinkButton>
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('A17 the text stays and nothing can be followed', async () => {
      await expect(canvas.getAllByText(/bad (link|button)/)).toHaveLength(hostile.length + 1)
      await expect(canvas.queryByRole('link')).toBeNull()
      for (const anchor of document.querySelectorAll('main a'))
        await expect(anchor).not.toHaveAttribute('href')
    })
  },
})

export const OutsideWindow = meta.story({
  name: 'Outside window (A18)',
  args: { href: 'https://example.org/', target: '_blank', children: 'Example.org' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  },
})
