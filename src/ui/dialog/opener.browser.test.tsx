/** Safari does not focus a button that is clicked. */
import { useState } from 'react'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { byRole, pick, soon } from '../../../testing/stage/person.ts'
import { Button } from '../actions/Button.tsx'
import { Dialog } from './Dialog.tsx'
import { mount } from './testing/others.tsx'

function App() {
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  return (
    <div>
      <h1 style={{ marginBottom: 3000 }}>Pins</h1>
      <Button onClick={open}>Save</Button>
      <button onClick={open}>The app’s own</button>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          open()
        }}
      >
        <input aria-label="Name" />
        <Button type="submit">Create</Button>
      </form>
      {isOpen && (
        <Dialog title="Choose board" closeLabel="Close" onClose={() => setIsOpen(false)}>
          Boards
        </Dialog>
      )}
    </div>
  )
}

beforeEach(() => {
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('mousedown', stay)
  onTestFinished(() => document.removeEventListener('mousedown', stay))
})

const closeDialog = async () => {
  await byRole('dialog', 'Choose board')
  await userEvent.keyboard('{Escape}')
  await soon(() => expect(document.querySelector('dialog')).toBeNull())
}

it('a dialog gives focus back to the button that was clicked', async () => {
  mount(<App />)
  const button = await byRole('button', 'Save')
  await userEvent.click(button)
  await closeDialog()
  await soon(() => expect(document.activeElement).toBe(button))
})

it('the page stays where it is when nothing had focus', async () => {
  mount(<App />)
  const button = await byRole('button', 'The app’s own')
  button.scrollIntoView({ block: 'center' })
  const before = scrollY
  expect(before).toBeGreaterThan(1000)
  await pick('button', 'The app’s own')
  await closeDialog()
  await soon(() => expect(document.activeElement).not.toBe(document.body))
  expect(scrollY).toBe(before)
})

it('Enter in a field leaves focus there', async () => {
  mount(<App />)
  const field = await byRole('textbox', 'Name')
  field.focus()
  await userEvent.keyboard('{Enter}')
  await closeDialog()
  await soon(() => expect(document.activeElement).toBe(field))
})
