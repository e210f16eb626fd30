import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fromTables, modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, focused, isGone, press, see, soon } from '../../../../testing/stage/person.ts'
import { choose, opening, pin, saves, toasts } from '../../../../testing/stage/saveToBoardPage.tsx'

const described = { ...pin, description: 'At six' }
const text = () => document.querySelector('textarea')?.value
const isThere = () => byRole('textbox', 'Description')
const type = async (typed: string) => userEvent.fill(await isThere(), typed)
const sent = (mounted: Parameters<typeof saves>[0]) => saves(mounted).map(({ payload }) => payload)

describe.each(modes)('S25 the description of a pin to save, %s', (_, mount) => {
  const open = opening(mount)

  it('is a field only where the app asks for it', async () => {
    const mounted = await open(undefined, { pin: described })
    await choose('Blue sofa')
    await soon(() => expect(sent(mounted)).toMatchObject([{ description: 'At six' }]))
    expect(document.querySelector('textarea')).toBeNull()
  })

  it('suggests hashtags, and is sent with the pin from every step', async () => {
    const mounted = await open(undefined, { pin: described, editsDescription: true })
    await isThere()
    // The field does not take the focus from the list, although it may be there first.
    await soon(() => expect([text(), document.activeElement?.localName]).toEqual(['At six', 'input']))
    await type('At dawn #gardenpa')
    mounted.clock.advance(1_000)
    await userEvent.click(await byRole('option', /^#?gardenpath/))
    expect(text()).toBe('At dawn #gardenpath ')
    await choose('Garden rooms')
    await byRole('heading', 'Choose section')
    expect([text(), focused()]).toEqual(['At dawn #gardenpath ', 'h2 Choose section'])
    await choose('Lighting')
    await soon(() => expect(sent(mounted)).toMatchObject([{ description: 'At dawn #gardenpath ' }]))
  })

  it('survives a save that fails and a modal that is closed, until the pin is saved', async () => {
    const mounted = await open('save.refusedInDetail', { pin: described, editsDescription: true })
    await isThere()
    await type('At dawn')
    await choose('Blue sofa')
    await see('This board is full. Choose another one.')
    await isGone()
    await press('Save')
    await isThere()
    expect(text()).toBe('At dawn')
    await press('Close')
    await isGone()
    fromTables()
    await press('Save')
    await isThere()
    await choose('Blue sofa')
    await soon(() => expect(sent(mounted).at(-1)).toMatchObject({ description: 'At dawn' }))
    await soon(() => expect(toasts('status').join()).toContain('Saved to Blue sofa'))
    await isGone()
    await press('Save')
    await isThere()
    expect(text()).toBe('At six')
  })

  it('can be emptied', async () => {
    const mounted = await open(undefined, { pin: described, editsDescription: true })
    await isThere()
    await type('')
    await choose('Blue sofa')
    await soon(() => expect(sent(mounted)).toMatchObject([{ description: '' }]))
  })
})
