import { useState } from 'react'
import { vi } from 'vitest'
import { wren } from '../../mocks/fixtures/sessions.ts'
import type { ScenarioName } from '../../mocks/index.ts'
import type { PinSaved } from '../../src/flows/saving/saveToBoard/saveToBoard.effects.ts'
import {
  SaveToBoardModal,
  type SaveToBoardModalProps,
} from '../../src/flows/saving/saveToBoard/SaveToBoardModal.tsx'
import type { Mount, Mounted, MountOptions } from './mountFlow.tsx'
import { press, soon } from './person.ts'

/** The page's callbacks. */
export const onSaved = vi.fn<(saved: PinSaved) => void>()
export const onClose = vi.fn<() => void>()
export const onLoginRequired = vi.fn<() => void>()

/** The calls that save a pin. */
export const saves = ({ calls }: Mounted) =>
  calls.filter(({ name }) => name === 'repin' || name === 'createPin')
export const pin = { id: '1', imageUrl: '/pins/lake.svg', color: '#4f7f8c' }

/** A page with a pin and a modal that stays mounted. */
function Page(props: Partial<SaveToBoardModalProps>) {
  const [isOpen, setOpen] = useState(false)
  const [count, setCount] = useState(12)
  return (
    <main>
      <button onClick={() => setOpen(true)}>Save</button>
      <p>{count} Pins</p>
      <SaveToBoardModal
        pin={pin}
        {...props}
        isOpen={isOpen}
        onLoginRequired={onLoginRequired}
        onSaved={(saved) => {
          onSaved(saved)
          setCount((before) => before + saved.viewerPinCountDelta)
        }}
        onClose={() => {
          onClose()
          setOpen(false)
        }}
      />
    </main>
  )
}

/** Opens the modal on its own page. */
export const opening =
  (mount: Mount) =>
  async (given?: ScenarioName, props: Partial<SaveToBoardModalProps> = {}, options: MountOptions = {}) => {
    for (const callback of [onSaved, onClose, onLoginRequired]) callback.mockClear()
    const mounted = mount(<Page {...props} />, { given, session: wren, ...options })
    await press('Save')
    return mounted
  }

/** Waits for the board or section whose name starts with `name`, and clicks it. */
export const choose = async (name: string) => {
  const option = await soon(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[role="option"]')].find(({ textContent }) =>
      textContent.startsWith(name),
    )
    if (!found) throw new Error(`There is no ${name}.`)
    return found
  })
  option.click()
  return option
}

/** The texts of the toasts with this role. */
export const toasts = (role: string) =>
  [...document.querySelectorAll(`[data-ui="toaster"] [role="${role}"]`)].map(({ textContent }) => textContent)

/** The texts of the notices that are not empty. */
export const notices = () =>
  [...document.querySelectorAll('[data-ui="notice"]')].map(({ textContent }) => textContent).filter(Boolean)
