import { useState, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { boardOf } from '../../../testing/machines/saving.ts'
import { manyBoards } from '../../../mocks/fixtures/manyBoards.ts'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { mount as handlersOf } from '../../../mocks/handlers/handler.ts'
import { boardData } from '../../../mocks/handlers/saving/boards.ts'
import { answerWith, modes } from '../../../testing/stage/mountFlow.tsx'
import { byRole, fill, press, see, soon } from '../../../testing/stage/person.ts'
import { BlockButton } from '../people/block/BlockButton.tsx'
import { FollowButton } from '../people/follow/FollowButton.tsx'
import { MovePins } from '../people/pinMove/MovePins.tsx'
import { blockSage, callsTo, reaches, sage } from '../people/testing/follow.ts'
import { BoardForm } from '../saving/boardForm/BoardForm.tsx'
import { BoardPicker } from '../saving/boardPicker/BoardPicker.tsx'
import { nameOf, options } from '../saving/testing/pickerPage.ts'
import { PinSavedDialog } from '../saving/pinSaved/PinSavedDialog.tsx'
import { Page as SectionPage } from '../saving/testing/sectionForm.tsx'
import { HeroScreen } from '../auth/pinThumbnail/HeroScreen.tsx'
import { useTackboard } from './config.ts'
import { rememberSave } from '../../domain/saving/recentSaves.ts'
import { defaultCreatePinPolicy } from '../../domain/policy/createPinPolicy.ts'

const nothing = () => undefined
const fresh = { ...wren, accountCreatedAt: '2026-05-20' }

/** A button that remembers a save of this visit, as saving does. */
function Saver({ children }: { readonly children?: ReactNode }) {
  const { visit } = useTackboard()
  const [isShown, setShown] = useState(false)
  const save = { board: boardOf('77', 'Visited'), pinId: '55', imageSignature: null }
  return (
    <>
      <button
        onClick={() => visit.updateSaves((recent) => rememberSave(recent, save, defaultCreatePinPolicy))}
      >
        Remember
      </button>
      <button onClick={() => setShown(true)}>Show</button>
      {isShown && children}
    </>
  )
}

describe.each(modes)('what flows take from the config, %s', (_, mount) => {
  it('§7 following and unfollowing send the latest pin of the visit, also one saved after mounting', async () => {
    const mounted = mount(
      <>
        <Saver />
        <FollowButton member={sage} />
      </>,
      { session: wren },
    )
    await press('Remember')
    await press('Follow Sage Dogwood')
    await reaches(mounted, 'follow.followed')
    await press('Following Sage Dogwood')
    await soon(() => expect(callsTo(mounted, 'unfollowUser')).toHaveLength(1))
    expect(callsTo(mounted, 'followUser', 'unfollowUser').map(({ payload }) => payload)).toEqual([
      { user_id: '4', aux_data: { pin_id: '55' } },
      { user_id: '4', pin_id: '55' },
    ])
  })

  it('§7 a button’s own pin wins', async () => {
    const mounted = mount(
      <>
        <Saver />
        <FollowButton member={sage} pinId="9" />
      </>,
      { session: wren },
    )
    await press('Remember')
    await press('Follow Sage Dogwood')
    await reaches(mounted, 'follow.followed')
    expect(callsTo(mounted, 'followUser')[0]?.payload).toEqual({ user_id: '4', aux_data: { pin_id: '9' } })
  })

  it('§2 Top choices fall back to the boards of the visit', async () => {
    answerWith(
      ...handlersOf({
        readBoards: () => ({
          resource_response: {
            data: { all_boards: manyBoards(9).map(boardData), boards_shortlist: [], bookmark: null },
          },
        }),
      }),
    )
    mount(
      <Saver>
        <BoardPicker pin={{ id: '1' }} onChoose={nothing} onCreate={nothing} />
      </Saver>,
      { session: wren },
    )
    await press('Remember')
    await press('Show')
    await soon(() => expect(options().map(nameOf)[0]).toBe('Visited'))
  })

  it('F20 the picker reads its list again after a board was created beside it', async () => {
    const mounted = mount(
      <>
        <BoardPicker pin={{ id: '1' }} onChoose={nothing} onCreate={nothing} />
        <BoardForm onCreated={nothing} onCancel={nothing} />
      </>,
      { session: wren },
    )
    await soon(() => expect(options().length).toBeGreaterThan(2))
    expect(options().map(nameOf)).not.toContain('Ponds')
    await fill('Name', 'Ponds')
    await press('Create')
    await soon(() => expect(options().map(nameOf)).toContain('Ponds'))
    expect(callsTo(mounted, 'readBoards').length).toBeGreaterThan(1)
  })

  it('§2 on the ads site, no promotion is offered; a prop wins', async () => {
    const board = { name: 'Garden rooms', url: '/wren/garden-rooms/' }
    const dialog = (siteType?: 0) => (
      <PinSavedDialog pinId="1" board={board} siteType={siteType} onClose={nothing} />
    )
    const onAds = mount(dialog(), { session: fresh, siteType: 3 })
    await see('Saved to')
    expect(document.querySelector('a[href*="business/convert"]')).toBeNull()
    onAds.unmount()
    mount(dialog(0), { session: fresh, siteType: 3 })
    await byRole('link', 'Promote your Pin')
  })
})

describe('§7 orbac_subject_id: the profile that the member acts for; a component’s prop wins', () => {
  const [[, mount]] = modes
  const config = { session: wren, actingFor: '88' }
  const subject = (own: string | undefined) => own ?? '88'

  it.each([undefined, '77'])('blocking, own %s', async (own) => {
    const mounted = mount(<BlockButton member={sage} actingFor={own} />, config)
    await blockSage()
    await soon(() => expect(callsTo(mounted, 'blockUser')).toHaveLength(1))
    expect(callsTo(mounted, 'blockUser')[0]?.payload['orbac_subject_id']).toBe(subject(own))
  })

  it.each([undefined, '77'])('moving pins, own %s', async (own) => {
    const [from, to] = ['a', 'b'].map((boardId) => ({ boardId, sectionId: null }))
    const mounted = mount(
      <MovePins onMoved={nothing}>
        {({ move }) => (
          <button
            onClick={() =>
              from &&
              to &&
              move({ pinIds: ['1'], from, to, isEveryPin: true, ...(own && { subjectId: own }) })
            }
          >
            Move
          </button>
        )}
      </MovePins>,
      config,
    )
    await press('Move')
    await soon(() => expect(callsTo(mounted, 'moveAllPins')).toHaveLength(1))
    expect(callsTo(mounted, 'moveAllPins')[0]?.payload['orbac_subject_id']).toBe(subject(own))
  })

  it.each([
    ['the config', wren, '88'],
    ['the advertiser', { ...wren, advertiser: { id: '77', ownerUserId: '4', ownerUsername: 'sage' } }, '77'],
  ])('creating a section, by %s', async (_, session, expected) => {
    const mounted = mount(<SectionPage />, { ...config, session })
    await press('Open')
    await fill('Name', 'Benches')
    await press('Add')
    await soon(() => expect(callsTo(mounted, 'createSection')).toHaveLength(1))
    expect(callsTo(mounted, 'createSection')[0]?.payload['orbac_subject_id']).toBe(expected)
  })

  it.each([undefined, '77'])('reading a saved pin, own %s', async (own) => {
    const board = { name: 'Garden rooms', url: null }
    const mounted = mount(<PinSavedDialog pinId="1" board={board} actingFor={own} />, config)
    await soon(() => expect(callsTo(mounted, 'readSavedPin')).not.toHaveLength(0))
    const [read] = callsTo(mounted, 'readSavedPin')
    expect(new URL(read?.url ?? '').searchParams.get('orbac_subject_id')).toBe(subject(own))
    expect(callsTo(mounted, 'querySavedPin')).toEqual([])
  })

  it('detecting a pin that is already saved', async () => {
    const mounted = mount(<BoardPicker pin={{ id: '1' }} onChoose={nothing} onCreate={nothing} />, config)
    await soon(() => expect(callsTo(mounted, 'readPinnedTo')).not.toHaveLength(0))
    const [read] = callsTo(mounted, 'readPinnedTo')
    expect(new URL(read?.url ?? '').searchParams.get('orbac_subject_id')).toBe('88')
  })

  it.each([undefined, '77'])('reading a pin, own %s', async (own) => {
    const mounted = mount(<HeroScreen hero={{ kind: 'pin', pinId: '1' }} actingFor={own} />, config)
    await soon(() => expect(mounted.calls.some(({ url }) => url.includes('orbac_subject_id'))).toBe(true))
    const read = mounted.calls.find(({ url }) => url.includes('orbac_subject_id'))
    expect(new URL(read?.url ?? '').searchParams.get('orbac_subject_id')).toBe(subject(own))
  })
})
