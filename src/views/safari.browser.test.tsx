/** Safari on a Mac focuses neither buttons nor links that are clicked. */
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes } from '../../testing/stage/mountFlow.tsx'
import { byRole, soon } from '../../testing/stage/person.ts'
import { actLikeSafari } from '../../testing/stage/safari.ts'
import { Button } from '../ui/actions/Button.tsx'
import { Link } from '../ui/actions/Link.tsx'
import { UpsellEmail } from './auth/shell/UpsellEmail.tsx'
import { MovePinsView } from './people/MovePinsView.tsx'

const [[, mount]] = modes
const no = () => undefined

beforeEach(actLikeSafari)

function PageWithCard() {
  const [view, setView] = useState('signup')
  const [isOpen, setIsOpen] = useState(true)
  return (
    <main>
      <input aria-label="Search" />
      {isOpen && (
        <UpsellEmail title={view} viewKey={view} onDismiss={() => setIsOpen(false)}>
          <input aria-label="Email" />
          <Button>Show</Button>
          <Link href="/login/" onFollow={() => setView('login')}>
            Log in
          </Link>
        </UpsellEmail>
      )}
    </main>
  )
}

const isClosed = () => soon(() => expect(document.querySelector('h2')).toBeNull())

it('the card gives focus back to where it was before its button was clicked', async () => {
  mount(<PageWithCard />)
  const search = await byRole('textbox', 'Search')
  search.focus()
  await userEvent.click(await byRole('button', 'Close'))
  await isClosed()
  expect(document.activeElement).toBe(search)
})

it('the card gives focus back after clicks inside it', async () => {
  mount(<PageWithCard />)
  const search = await byRole('textbox', 'Search')
  search.focus()
  await userEvent.click(await byRole('textbox', 'Email'))
  await userEvent.click(await byRole('button', 'Show'))
  await userEvent.keyboard('{Escape}')
  await isClosed()
  expect(document.activeElement).toBe(search)
})

it('a link of the card that shows another view moves focus to its title', async () => {
  mount(<PageWithCard />)
  await userEvent.click(await byRole('link', 'Log in'))
  await soon(() => expect(document.activeElement?.textContent).toBe('login'))
})

it('a place that pins are moved to leaves focus in the view', async () => {
  mount(
    <MovePinsView
      name="Moss"
      pins={[{ id: '1', title: 'Ponds', imageUrl: null }]}
      selected={['1']}
      destinations={[{ id: '2', name: 'Hikes' }]}
      onSelect={no}
      onMove={no}
    />,
  )
  const move = await byRole('button', /^Move/)
  await userEvent.click(move)
  await userEvent.click(await byRole('button', 'Hikes'))
  await soon(() => expect(document.querySelector(':popover-open')).toBeNull())
  expect(document.activeElement).toBe(move)
})

it('no ring is drawn around a button that a mouse clicked', async () => {
  mount(<Button>Show</Button>)
  const button = await byRole('button', 'Show')
  await userEvent.click(button)
  expect(document.activeElement).toBe(button)
  expect(button.matches(':focus-visible')).toBe(false)
})
