/** Escape closes what is on top in a dialog, and only that. */
import { useState, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes } from '../../../testing/stage/mountFlow.tsx'
import { byRole, press, soon } from '../../../testing/stage/person.ts'
import { HashtagField } from '../../views/saving/hashtagSuggestions/HashtagField.tsx'
import { Button } from '../actions/Button.tsx'
import { Popup } from '../actions/Popup.tsx'
import { Tooltip } from '../feedback/Tooltip.tsx'
import { Dialog } from './Dialog.tsx'

interface Layer {
  readonly node: ReactNode
  readonly open: () => Promise<unknown>
  readonly isOpen: () => boolean
}

const tip = (
  <Tooltip text="Use the Google button.">
    {(id) => (
      <Button disabled aria-describedby={id}>
        Why
      </Button>
    )}
  </Tooltip>
)
const popup = (
  <Popup label="Sort" trigger="Sort">
    {(close) => <button onClick={close}>A to Z</button>}
  </Popup>
)
const isShown = (selector: string) => () => document.querySelector(selector)?.checkVisibility() ?? false

function Nested() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>More</button>
      {isOpen && <Dialog title="Notice" closeLabel="Close" onClose={() => setOpen(false)} />}
    </>
  )
}

function Hashtags() {
  const [rows, setRows] = useState([{ query: 'garden', pinCount: 3 }])
  return (
    <HashtagField
      label="Description"
      value=""
      hashtagEnds=""
      rows={rows}
      active={0}
      onValue={() => {}}
      onQuery={() => {}}
      onMove={() => {}}
      onChosen={() => {}}
      onDismiss={() => setRows([])}
    />
  )
}

const layers: Readonly<Record<string, Layer>> = {
  'a focused tooltip': {
    node: tip,
    open: async () => (await byRole('button', 'Why')).focus(),
    isOpen: isShown('[role="tooltip"]'),
  },
  'a hovered tooltip, with focus elsewhere': {
    node: tip,
    open: async () => userEvent.hover(await byRole('button', 'Why')),
    isOpen: isShown('[role="tooltip"]'),
  },
  'a menu': { node: popup, open: () => press('Sort'), isOpen: isShown('[data-ui="popup"] [role="dialog"]') },
  'a menu with focus in it': {
    node: popup,
    open: async () => {
      await press('Sort')
      const inside = await byRole('button', 'A to Z')
      inside.focus()
    },
    isOpen: isShown('[data-ui="popup"] [role="dialog"]'),
  },
  'a nested dialog': { node: <Nested />, open: () => press('More'), isOpen: isShown('dialog dialog') },
  'the list of hashtags': {
    node: <Hashtags />,
    open: async () => document.querySelector('textarea')?.focus(),
    isOpen: isShown('[role="listbox"]'),
  },
}

it.each(Object.entries(layers))(
  'J3 Escape on %s leaves the dialog open',
  async (_, { node, open, isOpen }) => {
    const onClose = vi.fn<() => void>()
    modes[0][1](
      <Dialog title="Log in" closeLabel="Close" onClose={onClose}>
        <input aria-label="Email" />
        {node}
      </Dialog>,
    )
    await byRole('textbox', 'Email')
    await open()
    await soon(() => expect(isOpen()).toBe(true))
    await userEvent.keyboard('{Escape}')
    await soon(() => expect(isOpen()).toBe(false))
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  },
)
