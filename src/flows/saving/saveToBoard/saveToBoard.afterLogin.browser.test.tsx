import { describe, expect, it } from 'vitest'
import { wren as session } from '../../../../mocks/fixtures/sessions.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, isGone, press, soon } from '../../../../testing/stage/person.ts'
import type { PinToSave } from '../../../domain/saving/board.ts'
import { SaveToBoardModal } from './SaveToBoardModal.tsx'

const pin: PinToSave = { id: '101', imageUrl: '/pins/lake.svg' }
const closed = <SaveToBoardModal pin={pin} isOpen={false} />

describe.each(modes)('a visitor who presses Save, %s', (_, mount) => {
  const browser = { href: 'https://tackboard.example/pin/101/' }

  it('chooses the board once they are logged in, on the page that is loaded again, and only once', async () => {
    const { platform, unmount } = mount(<SaveToBoardModal pin={pin} />, { browser, session: null })
    await byRole('dialog')
    unmount()
    const member = mount(closed, { platform, session })
    await byRole('dialog', 'Choose board')
    await press('Close')
    await isGone()
    member.unmount()
    mount(closed, { platform, session })
    await soon(() => expect(document.querySelector('dialog')).toBeNull())
  })

  it('is asked nothing about another pin', async () => {
    const { platform, unmount } = mount(<SaveToBoardModal pin={pin} />, { browser, session: null })
    await byRole('dialog')
    unmount()
    const other = mount(<SaveToBoardModal pin={{ ...pin, id: '102' }} isOpen={false} />, {
      platform,
      session,
    })
    await soon(() => expect(document.querySelector('dialog')).toBeNull())
    expect(other.calls).toEqual([])
  })
})
