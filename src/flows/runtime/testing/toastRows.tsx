import { useState } from 'react'
import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { createPinHref, withPicture } from '../../../../testing/stage/createPinHref.ts'
import { byRole } from '../../../../testing/stage/person.ts'
import { choose, pin } from '../../../../testing/stage/saveToBoardPage.tsx'
import { CreatePinPage } from '../../createPin/shell/CreatePinPage.tsx'
import { FollowRow } from '../../people/bulkFollow/FollowRow.tsx'
import { FollowButton } from '../../people/follow/FollowButton.tsx'
import { MovePins } from '../../people/pinMove/MovePins.tsx'
import { sage } from '../../people/testing/follow.ts'
import { MoveButtons, suggested } from '../../people/testing/payloads.tsx'
import { PinSavedDialog } from '../../saving/pinSaved/PinSavedDialog.tsx'
import { AnnouncedSave } from '../../saving/saveChange/AnnouncedSave.tsx'
import { SaveToBoardModal } from '../../saving/saveToBoard/SaveToBoardModal.tsx'
import { announce } from '../announcement.storage.ts'
import type { ToastRow } from './toastRow.ts'
import { authToastRows } from './toastRows.auth.tsx'

const session = wren
const click = async (name: string | RegExp) => (await byRole('button', name)).click()
const page = new URL(createPinHref(withPicture))
const phone = { href: page.href, isPhone: true, window: { historyLength: 5 } } as const

/** A page that saves one pin after another. */
function SavePage() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Save</button>
      <SaveToBoardModal pin={pin} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** An app that opens the page of a phone again. */
function PhoneApp() {
  const [opened, setOpened] = useState(0)
  return (
    <>
      <button onClick={() => setOpened(opened + 1)}>Next</button>
      <CreatePinPage key={opened} path={page.pathname} search={page.search} />
    </>
  )
}

/** A page that flows go back to, each with its toast. */
function PageBefore() {
  const [toast, setToast] = useState<SavingToast | null>(null)
  const goBack = () =>
    setToast({
      type: 'toast.shown',
      message: 'saving.toast.savedToBoard',
      values: { board: 'Blue sofa' },
      href: '/pin/77',
      duration: 'saveToast',
      kind: 'status',
    })
  return (
    <>
      <button onClick={goBack}>Go back</button>
      {toast && <AnnouncedSave toast={toast} listeners={{}} />}
    </>
  )
}

export const toastRows: readonly ToastRow[] = [
  {
    flow: 'FollowButton',
    mountedBy: 'people/follow/FollowButton.tsx',
    options: { session, given: 'follow.failed' },
    node: <FollowButton member={sage} />,
    show: () => click('Follow Sage Dogwood'),
  },
  {
    flow: 'FollowButton in PinSavedDialog',
    mountedBy: 'people/follow/FollowButton.tsx',
    options: { session, given: 'follow.failed' },
    node: <PinSavedDialog pinId="1" board={{ name: 'Garden rooms', url: null }} />,
    show: () => click(/^Follow /),
  },
  {
    flow: 'FollowRow',
    mountedBy: 'people/bulkFollow/FollowRow.tsx',
    options: { session, given: 'follow.failed' },
    node: <FollowRow members={suggested} />,
    show: () => click('Follow Sage Dogwood'),
  },
  {
    flow: 'MovePins',
    mountedBy: 'people/pinMove/MovePins.tsx',
    options: { session, given: 'pinMove.failed' },
    node: <MovePins>{MoveButtons}</MovePins>,
    show: () => click('Move'),
  },
  {
    flow: 'SaveToBoardModal',
    mountedBy: 'saving/saveToBoard/SaveToBoardModal.tsx',
    options: { session },
    node: <SavePage />,
    show: async () => {
      await click('Save')
      await choose('Blue sofa')
    },
    hasAction: true,
  },
  {
    flow: 'CreatePinPage on a phone, saved',
    mountedBy: 'createPin/mobileCreatePin/MobileCreatePin.tsx',
    options: { session, browser: phone },
    node: <PhoneApp />,
    show: async () => {
      await click('Next')
      await choose('Blue sofa')
    },
    hasAction: true,
  },
  {
    flow: 'CreatePinPage on a phone, failed',
    mountedBy: 'createPin/mobileCreatePin/MobileCreatePin.tsx',
    options: { session, browser: phone, given: 'mobileCreatePin.failed' },
    node: <CreatePinPage />,
    show: () => choose('Blue sofa'),
  },
  {
    flow: 'a page that another one has come back to',
    mountedBy: './AnnouncedToast.tsx',
    options: { session },
    node: <p>The page before</p>,
    show: async ({ platform }) => {
      announce({ platform, session }, { board: 'Blue sofa', href: '/pin/77' })
      platform.window.restore()
    },
    hasAction: true,
  },
  {
    flow: 'a page that a save in the same document has come back to',
    mountedBy: 'saving/saveChange/AnnouncedSave.tsx',
    options: { session },
    node: <PageBefore />,
    show: () => click('Go back'),
    hasAction: true,
  },
  ...authToastRows,
]
