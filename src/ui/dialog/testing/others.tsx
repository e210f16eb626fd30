/** A page with a dialog, and what another script puts over it. */
import { useState } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { soon } from '../../../../testing/stage/person.ts'
import { Dialog } from '../Dialog.tsx'

export const [[, mount]] = modes

/** Where a bot check's challenge is put. */
export const shown = 'position:absolute; top:20px; left:20px; width:120px; height:80px; z-index:2000000000'

/** Adds what another script would, with a button that counts its presses. */
export function append(style: string, parent: Element = document.body, tag = 'div') {
  const element = document.createElement(tag)
  element.style.cssText = style
  const onPress = vi.fn<() => void>()
  const button = document.createElement('button')
  button.textContent = 'Verify'
  button.style.cssText = 'width:100%; height:100%'
  button.addEventListener('click', onPress)
  element.append(button)
  parent.append(element)
  onTestFinished(() => element.remove())
  return { element, button, onPress }
}

/** A frame inside the dialog, as the box of a bot check is, which says when it is loaded again. */
export const onLoad = vi.fn<() => void>()
const ignore = () => undefined
const frame = '<button>I’m not a robot</button>'

export interface AppProps {
  readonly onClose?: () => void
  readonly nested?: boolean
}

export function App({ onClose = ignore, nested }: AppProps) {
  const [name, setName] = useState('')
  return (
    <main id="app">
      <button>Behind</button>
      <div style={{ transform: 'translateX(300px)', overflow: 'hidden', height: 40, opacity: 0.9 }}>
        <Dialog title="Log in" closeLabel="Close" onClose={onClose} dismissible>
          <input
            aria-label="Email"
            name="email"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <iframe
            sandbox=""
            title="Check"
            srcDoc={frame}
            onLoad={onLoad}
            style={{ width: 200, height: 60 }}
          />
          {nested && (
            <Dialog title="Notice" closeLabel="Close" onClose={onClose}>
              <input name="nested" aria-label="Nested" />
            </Dialog>
          )}
        </Dialog>
      </div>
      <header style={{ position: 'fixed', inset: '0 0 auto', height: 30, zIndex: 1000 }}>Bar</header>
    </main>
  )
}

const dialogs = () => [...document.querySelectorAll('dialog')]
export const modal = () => dialogs().map((dialog) => [dialog.matches(':modal'), dialog.ariaModal])
export const isFree = ({ button }: { button: Element }) => {
  const { left, top, width, height } = button.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) === button
}
export const boxes = () => dialogs().map((dialog) => JSON.stringify(dialog.getBoundingClientRect()))

/** The dialog is as it was: modal, and where it was. */
export const isAsBefore = async (before: readonly string[]) => {
  await soon(() => expect(modal()).toEqual(before.map(() => [true, 'true'])))
  expect(boxes()).toEqual(before)
  expect(document.querySelectorAll('[data-tb-around], [inert]')).toHaveLength(0)
}

/** It can be seen, pressed and focused, and nothing else can. */
export const isUsable = async (other: ReturnType<typeof append>) => {
  await soon(() => expect(isFree(other)).toBe(true))
  await userEvent.click(other.button)
  expect(other.onPress).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(other.button)
  const behind = document.querySelector<HTMLElement>('#app > button')
  behind?.focus()
  expect(document.activeElement).toBe(other.button)
}
