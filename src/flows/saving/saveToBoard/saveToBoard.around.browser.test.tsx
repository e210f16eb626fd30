import { useSyncExternalStore } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { db } from '../../../../mocks/index.ts'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, fill, isGone, press, see, soon } from '../../../../testing/stage/person.ts'
import { choose, onClose, onSaved, opening, pin, saves } from '../../../../testing/stage/saveToBoardPage.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { SaveToBoardModal } from './SaveToBoardModal.tsx'

describe.each(modes)('around a save, %s', (_, mount) => {
  const open = opening(mount)

  it('§2 the page is not left while the next pin is saved', async () => {
    const mounted = await open(undefined, { sourceBoardId: '201' })
    await choose('Garden rooms')
    await choose('Lighting')
    await see('Saved to Lighting in Garden rooms')
    await isGone()
    await press('Save')
    await byRole('combobox', 'Search boards')
    mounted.clock.advance(8_000)
    expect(mounted.platform.navigation.visited).toEqual([])
  })

  it('F20 after a new board, the owner’s data is read again, and lists of the owner’s boards are out of date', async () => {
    const visits: number[] = []
    function Version() {
      const { visit } = useTackboard()
      const version = useSyncExternalStore(visit.subscribe, () => visit.boardsVersion('sagedogwood'))
      if (version !== visits.at(-1)) visits.push(version)
      return null
    }
    const session = { ...wren, advertiser: { id: '901', ownerUserId: '4', ownerUsername: 'sagedogwood' } }
    const mounted = mount(
      <>
        <Version />
        <SaveToBoardModal pin={pin} />
      </>,
      { session },
    )
    await press('Create board')
    await fill('Name', 'Ponds')
    await press('Create')
    await see('Saved to Ponds')
    const read = () => mounted.calls.filter(({ name }) => name === 'readSaveBehavior')
    await soon(() => expect(read()).toHaveLength(1))
    expect(visits).toEqual([0, 1])
    expect([...new URL(read()[0]?.url ?? '').searchParams]).toEqual([
      // As the server names the owner of the new board.
      ['username', 'wren'],
      ['field_set_key', 'save_behavior'],
    ])
  })

  it('F13 the people are invited although the pin cannot be saved', async () => {
    await open('save.refused')
    await press('Create board')
    await fill('Name', 'Ponds')
    await fill('Collaborators', 'guest@mail.example')
    await userEvent.keyboard('{Enter}')
    await press('Create')
    await soon(() => expect(db.sent).toEqual([{ to: 'guest@mail.example', what: 'boardInvite' }]))
    expect([db.boards.some(({ name }) => name === 'Ponds'), onSaved.mock.calls]).toEqual([true, []])
  })

  it('F24 logged out, in an app that does not ask: the log-in opens, with the pin; closing it closes the modal', async () => {
    onClose.mockClear()
    const page = (isOpen: boolean) => <SaveToBoardModal {...{ pin, isOpen, onClose }} />
    const mounted = mount(page(true), { session: null })
    const dialog = await byRole('dialog', 'Log in')
    await soon(() => expect(dialog.querySelector('[data-ui="thumbnail"] img')).not.toBeNull())
    await press('Close')
    await isGone()
    expect([onClose.mock.calls.length, saves(mounted)]).toEqual([1, []])
    mounted.render(page(false))
    mounted.render(page(true))
    await byRole('dialog', 'Log in')
  })
})
