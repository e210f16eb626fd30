import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { agreesToAll, setAllConsents, toggleConsent } from '../../../src/domain/auth/signup/consent.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { ConsentsView, type ConsentsViewProps } from '../../../src/views/auth/signup/ConsentsView.tsx'
import { consentsArgs, consentsArgTypes, ConsentsPage, propsOf } from './ConsentsPage.tsx'

/** Keeps the consents in state, so that the boxes work without a machine. */
function Ticking(props: ConsentsViewProps) {
  const [consents, setConsents] = useState(props.consents)
  return (
    <ConsentsPage
      {...props}
      {...propsOf(consents)}
      onToggle={(key) => {
        setConsents(toggleConsent(consents, key))
        props.onToggle(key)
      }}
      onToggleAll={() => {
        setConsents(setAllConsents(!agreesToAll(consents)))
        props.onToggleAll()
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Auth/Consents',
  tags: ['autodocs'],
  component: ConsentsView,
  render: (props) => <ConsentsPage {...props} />,
  args: consentsArgs,
  argTypes: consentsArgTypes,
})

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  ...Playground.input,
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    await step('Its words are those of the specification', async () => {
      await expect(canvas.getByRole('heading', { name: 'Consents' })).toBeVisible()
      for (const words of [
        'Before you can create an account, you’ll need to agree to the required terms below.',
        'I consent to the following:',
        'Required',
        'Optional',
      ])
        await expect(canvas.getByText(words)).toBeVisible()
    })
    const next = canvas.getByRole('button', { name: 'Next' })
    await step('J12 Next is disabled and says why; pressed or not, it is told of', async () => {
      await expect(next).toHaveAttribute('aria-disabled', 'true')
      await expect(next).toHaveAccessibleDescription('Agree to all of the required terms to continue.')
      await userEvent.click(next)
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Terms of Service' }))
      await userEvent.keyboard('{Enter}')
      await expect(args.onSubmit).toHaveBeenCalledTimes(2)
      await expect(args.onToggle).toHaveBeenLastCalledWith('terms')
    })
    await step("Each 'Learn more' tells what about, and opens a new tab", async () => {
      const links = canvas.getAllByRole('link')
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(
        Object.values(defaultPolicy.consentPolicies),
      )
      const terms = canvas.getByRole('link', { name: 'Learn more Terms of Service' })
      await expect(terms).toHaveAccessibleDescription('Opens in a new tab')
      await expect(terms).toHaveAttribute('target', '_blank')
      await expect(terms).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(new Set(links.map((link) => link.getAttribute('aria-labelledby'))).size).toBe(5)
    })
    await step('Back is offered, before Next', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
      await expect(args.onBack).toHaveBeenCalledTimes(1)
      await userEvent.tab()
      await expect(next).toHaveFocus()
      next.blur()
    })
  },
})

export const Ticked = meta.story({
  name: 'Ticked by keyboard (J8)',
  render: (props) => <Ticking {...props} />,
  play: async ({ canvas, args, step }) => {
    const all = canvas.getByRole('checkbox', { name: 'Agree to all' })
    await step('Space on one: it is mixed; Space on all: every box', async () => {
      canvas.getByRole('checkbox', { name: 'Terms of Service' }).focus()
      await userEvent.keyboard(' ')
      await expect(all).toBePartiallyChecked()
      all.focus()
      await userEvent.keyboard(' ')
      for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked()
      await expect(all).not.toBePartiallyChecked()
    })
    await step('Space once more: none; a click on its words: every box again', async () => {
      await userEvent.keyboard(' ')
      for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked()
      await userEvent.click(canvas.getByText('Agree to all'))
    })
    await step('Unticking the optional box clears it, and Next stays', async () => {
      await userEvent.click(canvas.getByText('Receiving marketing messages'))
      await expect(all).toBePartiallyChecked()
      const next = canvas.getByRole('button', { name: 'Next' })
      await expect(next).not.toHaveAttribute('aria-disabled')
      await expect(next).not.toHaveAccessibleDescription()
      await userEvent.click(next)
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
      next.blur()
    })
  },
})

export const Business = meta.story({
  args: {
    ...propsOf(setAllConsents(true)),
    isBusiness: true,
    policies: { ...defaultPolicy.consentPolicies, terms: defaultPolicy.paths.businessTerms },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Learn more Business Terms of Service' })
    await expect(link).toHaveAttribute('href', defaultPolicy.paths.businessTerms)
    await expect(canvas.queryByRole('checkbox', { name: 'Terms of Service' })).toBeNull()
  },
})
