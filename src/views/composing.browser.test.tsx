import { describe, expect, it, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import type { ReactElement } from 'react'
import { modes } from '../../testing/stage/mountFlow.tsx'
import { defaultPolicy } from '../domain/policy/policy.ts'
import { budgetFor } from '../domain/promote/budget.ts'
import { Popup } from '../ui/actions/Popup.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { Tooltip } from '../ui/feedback/Tooltip.tsx'
import { Form } from '../ui/fields/Form.tsx'
import { Switch } from '../ui/fields/Switch.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { UpsellEmail } from './auth/shell/UpsellEmail.tsx'
import { ImageChoice } from './createPin/ImageChoice.tsx'
import { KeptBudget } from './promote/testing/KeptBudget.tsx'
import { TagChoice } from './promote/dialogs/TagChoice.tsx'
import { SectionPickerView } from './saving/sectionPicker/SectionPickerView.tsx'

const [[, mount]] = modes
const no = () => undefined
const field = <TextField label="Name" name="name" />
const tag = { id: 't1', name: 'Shop', events: ['checkout'] }

/** What a key does in each handler: the element to press it in, and what it calls. */
const handlers: readonly [
  name: string,
  key: string,
  target: string,
  render: (call: () => void) => ReactElement,
][] = [
  [
    'a dialog',
    'Escape',
    'input',
    (call) => (
      <Dialog title="Title" closeLabel="Close" onClose={call}>
        {field}
      </Dialog>
    ),
  ],
  [
    'the card of the sign-up',
    'Escape',
    'input',
    (call) => (
      <UpsellEmail title="Title" viewKey="a" onDismiss={call}>
        {field}
      </UpsellEmail>
    ),
  ],
  ['a switch', 'Enter', 'input', (call) => <Switch label="On" onChecked={call} />],
  [
    'a list of sections',
    'Enter',
    '[role="listbox"]',
    (call) => (
      <SectionPickerView
        boardName="Kitchen"
        boardCoverUrl={null}
        sections={[]}
        isLoading={false}
        isEmpty={false}
        hasFailed={false}
        onBoard={call}
        onSection={no}
        onCreate={no}
        onRetry={no}
      />
    ),
  ],
  [
    'a choice of tags',
    'Enter',
    'input',
    (call) => <TagChoice tags={[tag]} selected={null} onSelect={no} onEnter={call} />,
  ],
  [
    'a choice of images',
    'End',
    'input',
    (call) => (
      <ImageChoice
        images={[{ url: 'https://a.example/a.png', name: 'a', size: null }]}
        chosen=""
        onChoose={call}
      />
    ),
  ],
]

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const press = (target: Element | null, key: string, own: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...own })
  target?.dispatchEvent(event)
  return event
}

describe('P4 a key of an input method', () => {
  it.each(handlers)('does nothing in %s', async (_, key, selector, render) => {
    const call = vi.fn<() => void>()
    mount(render(call))
    const target = document.querySelector<HTMLElement>(selector)
    target?.focus()
    await nextFrame()
    press(target, key, { isComposing: true })
    press(target, key, { keyCode: 229 })
    expect(call).not.toHaveBeenCalled()
    await vi.waitFor(() => {
      press(target, key, {})
      expect(call).toHaveBeenCalled()
    })
  })

  it('does not hide a tooltip', () => {
    mount(<Tooltip text="Why">{(id) => <button aria-describedby={id}>Birthday</button>}</Tooltip>)
    const button = document.querySelector('button')
    button?.focus()
    const isShown = () => document.querySelector('[role="tooltip"]')?.matches(':popover-open')
    press(button, 'Escape', { keyCode: 229 })
    expect(isShown()).toBe(true)
    press(button, 'Escape', {})
    expect(isShown()).toBe(false)
  })

  it('does not submit an amount', async () => {
    const limits = budgetFor('DE', defaultPolicy.promote)
    mount(
      <Form onSubmit={no}>
        <KeptBudget limits={limits} />
      </Form>,
    )
    const input = document.querySelector('input')
    input?.focus()
    await userEvent.keyboard('x')
    expect(press(input, 'Enter', { keyCode: 229 }).defaultPrevented).toBe(true)
    await nextFrame()
    expect(input).not.toHaveAttribute('aria-invalid')
    press(input, 'Enter', {})
    await vi.waitFor(() => expect(input).toHaveAttribute('aria-invalid'))
  })

  it.each([
    ['Chromium', (input: HTMLElement) => press(input, 'Escape', { isComposing: true, keyCode: 229 })],
    ['Safari', (input: HTMLElement) => press(input, 'Escape', { keyCode: 229 })],
  ])('keeps a dialog open where the browser asks to cancel it after the key, as %s sends it', (_, send) => {
    const call = vi.fn<() => void>()
    mount(
      <Dialog title="Title" closeLabel="Close" onClose={call}>
        {field}
      </Dialog>,
    )
    const input = document.querySelector('input')
    if (!input) throw new Error('There is no field.')
    send(input)
    const dialog = document.querySelector('dialog')
    const cancel = () => dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(cancel()).toBe(false)
    expect(call).not.toHaveBeenCalled()
    // The system's back gesture comes without a key.
    input.dispatchEvent(new KeyboardEvent('keyup', { key: 'Escape', bubbles: true }))
    cancel()
    expect(call).toHaveBeenCalledOnce()
  })

  it('keeps a dialog and a panel open in a real composition', async () => {
    const call = vi.fn<() => void>()
    mount(
      <Dialog title="Title" closeLabel="Close" onClose={call}>
        <Popup label="Boards" trigger="Open">
          {() => field}
        </Popup>
      </Dialog>,
    )
    const compose = () =>
      cdp().send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 })
    await userEvent.click(document.querySelector('[aria-haspopup]') ?? document.body)
    await vi.waitFor(() => expect(document.querySelector('input')).toBeVisible())
    document.querySelector('input')?.focus()
    await compose()
    await userEvent.keyboard('{Escape}')
    expect(document.querySelector('[popover]')?.matches(':popover-open')).toBe(true)
    expect(call).not.toHaveBeenCalled()
  })
})
