import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ScenarioName } from '../../../../mocks/index.ts'
import { formOn, named, onCancel, onCreated, openList } from '../../../../testing/stage/boardFormPage.tsx'
import { fromTables, given, modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, field, fill, focused, press, see, soon } from '../../../../testing/stage/person.ts'

const OOPS = 'Uh oh! Something went wrong.'
const OFFLINE = /^You’re offline/

/** §5: 'Create' cannot be pressed while an error is shown; here it is a button to try again. */
const submitLabel = () => document.querySelector('[type=submit]')?.textContent

describe.each(modes)('a board form that fails, %s', (_, mount) => {
  const mountForm = formOn(mount)

  it('D6, I5 Cancel while it is sent aborts the call: no callback but one, no timer', async () => {
    const mounted = mountForm({ given: 'boardForm.neverAnswers' }, 'Lakes')
    await press('Create')
    await soon(() => expect(named(mounted)).toHaveLength(1))
    await press('Cancel')
    expect([
      named(mounted)[0]?.isAborted(),
      mounted.clock.pending,
      onCancel.mock.calls.length,
      onCreated.mock.calls.length,
    ]).toEqual([true, 0, 1, 0])
    expect(mounted.host.textContent).toBe('')
  })

  it('D6, I5 unmounting mid-request aborts it', async () => {
    const mounted = mountForm({ given: 'boardForm.neverAnswers' }, 'Lakes')
    await press('Create')
    await soon(() => expect(named(mounted)).toHaveLength(1))
    mounted.unmount()
    expect([named(mounted)[0]?.isAborted(), mounted.clock.pending, onCreated.mock.calls.length]).toEqual([
      true,
      0,
      0,
    ])
  })

  it.each<ScenarioName>([
    'boardForm.offline',
    'boardForm.serverFailed',
    'boardForm.malformed',
    'boardForm.emptyBody',
    'boardForm.noContent',
    'boardForm.truncatedJson',
    'boardForm.wrongShape',
  ])(
    'D8, D9, D10, D11 %s is an error, never a board; name and people stay, and trying again by hand works',
    async (name) => {
      const mounted = mountForm({ given: name }, 'Lakes')
      await openList()
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await press('Create')
      await see(name === 'boardForm.offline' ? OFFLINE : OOPS)
      mounted.clock.advance(60_000)
      expect([named(mounted).length, onCreated.mock.calls.length, field('Name').value]).toEqual([
        1,
        0,
        'Lakes',
      ])
      expect(submitLabel()).toBe('Try again')
      fromTables()
      await press('Try again')
      await soon(() => expect(onCreated.mock.calls[0]?.[1]).toEqual({ userIds: ['4'], emails: [] }))
    },
  )

  it('§8 a 5xx with a message shows it with its detail, and can be tried again', async () => {
    const mounted = mountForm({ given: 'boardForm.serverFailedWithMessage' }, 'Lakes')
    await press('Create')
    await see('New boards are paused. Please try again at noon.')
    expect(mounted.log.map(({ details }) => details['row'])).toEqual(['boardForm.serverFailed'])
    fromTables()
    await press('Try again')
    await soon(() => expect(onCreated).toHaveBeenCalledOnce())
  })

  it('J3 the button to try again becomes "Create" while the board is made, and keeps focus', async () => {
    const mounted = mountForm({ given: 'boardForm.offline' }, 'Lakes')
    await press('Create')
    await see(OFFLINE)
    given('boardForm.neverAnswers')
    await press('Try again')
    await soon(() => expect(named(mounted)).toHaveLength(2))
    expect([focused(), (await byRole('button', 'Create')).ariaBusy]).toEqual(['button Create', 'true'])
  })

  it('§8 a refusal without a message shows the generic sentence, and editing clears it', async () => {
    mountForm({ given: 'boardForm.refusedSilently' }, 'Lakes')
    await press('Create')
    await see(OOPS)
    await fill('Name', 'Lakes 2')
    await soon(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(''))
    expect((await byRole('button', 'Create')).ariaDisabled).toBeNull()
  })

  it('E1 a refusal with markup is text', async () => {
    mountForm({ given: 'boardForm.hostileMessage' }, 'Lakes')
    await press('Create')
    await see('<img src=x onerror=')
    expect(document.querySelector('[role=alert] :is(img, script, b)')).toBeNull()
  })

  it('E2 a refusal of 10,000 characters wraps', async () => {
    mountForm({ given: 'boardForm.longMessage' }, 'Lakes')
    await press('Create')
    await soon(() => expect(document.querySelector('[role=alert]')?.textContent).toHaveLength(10_000))
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  })

  it('C1 the log holds neither name nor people', async () => {
    const mounted = mountForm({ given: 'boardForm.refused' }, 'Lakes')
    await press('Create')
    await see('You already have that board. Try another name.')
    expect(mounted.log).toEqual([
      {
        level: 'info',
        event: 'boardForm.failed',
        details: { row: 'boardForm.refused', status: 400, code: null },
      },
    ])
  })
})
