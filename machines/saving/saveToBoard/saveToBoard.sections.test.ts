import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { lighting, memory, plain, sectioned, startSaveOn } from '../../../testing/machines/saveToBoard.ts'

const start = (saving: NonNullable<Parameters<typeof resolvePolicy>[0]>['saving'] = {}) =>
  startSaveOn(createManualClock(), { policy: resolvePolicy({ saving }) })
const gone = new ApiFailure('refused', { status: 404 })

describe('a section chosen in the list of boards', () => {
  it('is saved into at once', async () => {
    const flow = start({ sectionsInSearch: true })
    await flow.boardPicker.last().resolve({ kind: 'board', board: sectioned, section: lighting, memory })
    expect(flow.savePin.last().input).toMatchObject({ boardId: '201', sectionId: '301' })
  })

  it('that is gone leads back to the list, which is read again, and nothing of it is left', async () => {
    const flow = start({ sectionsInSearch: true })
    await flow.boardPicker.last().resolve({ kind: 'board', board: sectioned, section: lighting, memory })
    await flow.savePin.last().reject(gone)
    expect(flow.at()).toBe('choosingBoard')
    expect(flow.types()).toEqual(['section.gone', 'attempt.failed'])
    expect(flow.boardPicker.last().input.memory).toMatchObject({
      boards: null,
      query: 'gar',
      isSectionGone: true,
    })
    await flow.pick(plain)
    expect(flow.savePin.last().input).toMatchObject({ boardId: '202', sectionId: null })
  })

  it('is not looked for again for a new board', async () => {
    const flow = start({ recentSections: true })
    await flow.boardPicker.last().resolve({ kind: 'board', board: sectioned, section: lighting, memory })
    await flow.savePin.last().reject(gone)
    await flow.createBoard()
    expect(flow.savePin.last().input).toMatchObject({ boardId: '900', sectionId: null })
  })

  it.each([
    ['the policy is off', {}, gone],
    ['the server fails', { sectionsInSearch: true }, new ApiFailure('server', { status: 500 })],
  ] as const)('fails as ever where %s', async (_, saving, failure) => {
    const flow = start(saving)
    await flow.pickSection()
    await flow.savePin.last().reject(failure)
    expect([flow.at(), flow.types()]).toEqual(['failed', ['attempt.failed', 'toast.shown', 'modal.closed']])
  })

  it('fails with a toast where the modal was closed meanwhile', async () => {
    const flow = start({ sectionsInSearch: true })
    await flow.pickSection()
    flow.close()
    await flow.savePin.last().reject(gone)
    expect([flow.at(), flow.types()]).toEqual(['failed', ['modal.closed', 'attempt.failed', 'toast.shown']])
  })

  it('does not matter for a save to a board itself', async () => {
    const flow = start({ sectionsInSearch: true })
    await flow.pick(plain)
    await flow.savePin.last().reject(gone)
    expect(flow.at()).toBe('failed')
  })
})

describe('a first section', () => {
  const added = {
    kind: 'board',
    board: plain,
    addsSection: true,
    memory: { ...memory, addsSection: true },
  } as const

  it('is offered where the policy says so', () => {
    expect(start().boardPicker.last().input.canAddSection).toBe(false)
    expect(start({ firstSection: true }).boardPicker.last().input.canAddSection).toBe(true)
  })

  it('is created for a board without any, as its first, and saved into', async () => {
    const flow = start({ firstSection: true })
    await flow.boardPicker.last().resolve(added)
    expect([flow.at(), flow.context().isFirstSection]).toEqual(['creatingSection', true])
    expect(flow.sectionForm.last().input).toMatchObject({ board: { id: '202' }, pinIds: [] })
    await flow.sectionForm.last().resolve({ kind: 'created', section: { ...lighting, boardId: '202' } })
    expect(flow.savePin.last().input).toMatchObject({ boardId: '202', sectionId: '301' })
    await flow.saved()
    expect(flow.emitted).toContainEqual(
      expect.objectContaining({
        type: 'pin.saved',
        saved: expect.objectContaining({ board: expect.objectContaining({ sectionCount: 1 }) }),
      }),
    )
  })

  it('leads back to the list as it was', async () => {
    const flow = start({ firstSection: true })
    await flow.boardPicker.last().resolve(added)
    flow.close()
    expect([flow.at(), flow.boardPicker.last().input.memory]).toEqual(['choosingBoard', added.memory])
    await flow.pick(plain)
    expect(flow.savePin.last().input).toMatchObject({ boardId: '202', sectionId: null })
  })

  it('of a board with sections is added from its sections, and leads back there', async () => {
    const flow = start({ firstSection: true })
    await flow.boardPicker.last().resolve({ ...added, board: sectioned })
    expect(flow.at()).toBe('choosingSection')
    await flow.sectionPicker.last().resolve({ kind: 'create', isFirst: true })
    flow.close()
    expect(flow.at()).toBe('choosingSection')
  })
})
