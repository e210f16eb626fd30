import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { OffsiteView, type OffsiteViewProps } from '../../../src/views/auth/offsite/OffsiteView.tsx'

const screens = ['checking', 'leaving', 'suspicious', 'porn', 'blocked', 'failed', 'invalidLink'] as const

const offsiteArgs = {
  screen: 'suspicious',
  isSlow: false,
  host: 'recipes.example',
  href: 'https://recipes.example/lentil-soup',
  failure: null,
  homeHref: '/',
  onRetry: fn(),
  onFollow: fn(),
} as const satisfies OffsiteViewProps

const meta = preview.meta({
  title: 'Recovery/Offsite link view',
  tags: ['autodocs'],
  component: OffsiteView,
  args: offsiteArgs,
  argTypes: {
    screen: { control: 'select', options: screens },
    host: { control: 'text' },
    href: { control: 'text' },
    failure: {
      control: 'select',
      options: [null, 'refused', 'serverFailed', 'offline', 'malformed', 'timedOut'],
    },
  },
})

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  ...Playground.input,
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ args, canvas, step }) => {
    await step('It tells that the person goes on in spite of the warning', async () => {
      const link = canvas.getByRole('link', { name: 'Continue anyway' })
      link.addEventListener('click', (event) => event.preventDefault(), { once: true })
      await userEvent.click(link)
      await expect(args.onFollow).toHaveBeenCalledTimes(1)
    })
    await step('The way back leads home', () =>
      expect(canvas.getByRole('link', { name: 'Back to Tackboard' })).toHaveAttribute('href', '/'),
    )
    canvas.getByRole('link', { name: 'Continue anyway' }).blur()
  },
})
export const HostileLink = meta.story({
  name: 'A script is text, no link (A17)',
  args: { href: 'javascript:globalThis.wasRun=true' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Back to Tackboard',
    ])
    await expect(canvas.getByText('Continue anyway')).toBeVisible()
  },
})
const longHost = `${'very-long-label-of-a-host.'.repeat(7)}example`
export const Phone = meta.story({
  name: 'Phone, 320 px, a long host (J17, E2)',
  args: { host: longHost },
  globals: { viewport: { value: 'phone' } },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
})
export const PhonePseudoLocale = meta.story({
  name: 'Phone, pseudo-locale',
  args: { screen: 'failed', href: null, failure: 'offline' },
  globals: { viewport: { value: 'phone' }, locale: 'en-XA' },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
})
export const RightToLeft = meta.story({
  name: 'Right to left: the host stays left to right (J21)',
  args: { host: 'xn--mgbh0fb.example:8080' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) =>
    expect(getComputedStyle(canvas.getByText('xn--mgbh0fb.example:8080')).direction).toBe('ltr'),
})
export const Dark = meta.story({ args: { screen: 'blocked', href: null }, globals: { theme: 'dark' } })
