import { describe, expect, it } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { db } from '../../../../mocks/index.ts'
import { modes, type Mounted } from '../../../../testing/stage/mountFlow.tsx'
import { fill, press, see, soon } from '../../../../testing/stage/person.ts'
import { choose, opening } from '../../../../testing/stage/saveToBoardPage.tsx'
import { nameOf, options } from '../../saving/testing/pickerPage.ts'
import { creations, openingPopup } from '../testing/createPinPage.tsx'

/** What a call sends, in its address or its body. */
const sentIn = ({ url, payload }: Mounted['calls'][number]) => ({
  ...Object.fromEntries(new URL(url, 'https://tackboard.example').searchParams),
  ...payload,
})
const sentBy = ({ calls }: Mounted, name: string) => calls.filter((call) => call.name === name).map(sentIn)

describe.each(modes)('acting for another’s ad account on the create-pin page, %s', (_, mount) => {
  const advertiser = { id: '901', ownerUserId: '4', ownerUsername: 'sagedogwood' }
  const open = () => openingPopup(mount)(undefined, undefined, { session: { ...wren, advertiser } })

  it('§6 the owner’s protected boards are listed, and the pin is the account’s', async () => {
    const mounted = open()
    await choose('Spring campaign')
    await see('Saved to Spring campaign')
    expect(sentBy(mounted, 'readBoards')[0]).toMatchObject({
      username: 'sagedogwood',
      advertiser_id: '901',
      filter: 'protected',
    })
    expect(creations(mounted).map(({ payload }) => payload['advertiser_id'])).toEqual(['901'])
  })

  it('F20 after a new board, the data of the owner whom the server names is read again', async () => {
    const mounted = open()
    await press('Create board')
    await fill('Name', 'Ponds')
    await press('Create')
    await see('Saved to Ponds')
    const asked = () => sentBy(mounted, 'readSaveBehavior').map((sent) => Object(sent).username)
    await soon(() => expect(asked().at(-1)).toBe('wren'))
    expect(asked()[0]).toBe('sagedogwood')
  })
})

describe.each(modes)(
  'acting for a business, boards, pins and sections are those of the business, %s',
  (_, mount) => {
    const options701 = { session: wren, actingFor: '701' }
    /** Calls that are not about saving. */
    const others = /^(readTitleSuggestions|autocomplete|findPinImages|registerImage|readSettings)$/
    const subjects = ({ calls }: Mounted) =>
      new Set(
        calls
          .filter(({ name }) => !others.test(name ?? ''))
          .map((call) => Object(sentIn(call)).orbac_subject_id),
      )

    it('in the save modal', async () => {
      const mounted = await opening(mount)(undefined, {}, options701)
      await soon(() => expect(options().map(nameOf)).toEqual(['Rye and oats', 'Window displays']))
      await choose('Rye and oats')
      await see('Saved to Rye and oats')
      expect(subjects(mounted)).toEqual(new Set(['701']))
    })

    it('with a new board', async () => {
      const mounted = await opening(mount)(undefined, {}, options701)
      await press('Create board')
      await fill('Name', 'Ponds')
      await press('Create')
      await see('Saved to Ponds')
      expect(db.boards.at(-1)).toMatchObject({ name: 'Ponds', ownerId: '701' })
      expect(subjects(mounted)).toEqual(new Set(['701']))
    })

    it('on the create-pin page', async () => {
      const mounted = openingPopup(mount)(undefined, undefined, options701)
      await choose('Rye and oats')
      await see('Saved to Rye and oats')
      expect(sentBy(mounted, 'readBoards')[0]).toMatchObject({ user_id: '701', filter: 'all' })
      expect(subjects(mounted)).toEqual(new Set(['701']))
    })
  },
)
