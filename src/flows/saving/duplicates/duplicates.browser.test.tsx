import { describe, expect, it } from 'vitest'
import type { ScenarioName } from '../../../../mocks/index.ts'
import { modes, type Mounted } from '../../../../testing/stage/mountFlow.tsx'
import { soon } from '../../../../testing/stage/person.ts'
import { choose, opening, pin, saves } from '../../../../testing/stage/saveToBoardPage.tsx'

const notice = () => document.querySelector('[data-ui="duplicates"]')?.textContent
const questions = ({ calls }: Mounted) => calls.filter(({ name }) => name === 'findDuplicates')
const signed = { ...pin, imageSignature: 'a1' }

/** The code for it is loaded late, and it asks after a pause. */
const asked = (mounted: Mounted) =>
  soon(() => {
    mounted.clock.advance(300)
    expect(questions(mounted)).not.toEqual([])
  })

describe.each(modes)('The boards that have a picture already, %s', (_, mount) => {
  const open = opening(mount)

  it('are not asked for unless the app wants it', async () => {
    const mounted = await open()
    await choose('Blue sofa')
    mounted.clock.advance(1_000)
    await soon(() => expect(saves(mounted)).toHaveLength(1))
    expect([questions(mounted), notice()]).toEqual([[], undefined])
  })

  it('are asked for once, by address and signature', async () => {
    const mounted = await open('duplicates.onTwo', { pin: signed })
    await asked(mounted)
    await soon(() => expect(notice()).toContain('You have this picture on 2 boards'))
    const [question] = questions(mounted)
    expect(questions(mounted)).toHaveLength(1)
    expect([...new URL(question?.url ?? '').searchParams]).toEqual([
      ['image_url', '/pins/lake.svg'],
      ['image_signature', 'a1'],
    ])
  })

  it('are asked for the profile that the member acts for', async () => {
    const mounted = await open('duplicates.onTwo', {}, { actingFor: '701' })
    await asked(mounted)
    expect(new URL(questions(mounted)[0]?.url ?? '').searchParams.get('orbac_subject_id')).toBe('701')
  })

  it.each<ScenarioName>([
    'duplicates.none',
    'duplicates.onTwo',
    'duplicates.neverAnswers',
    'duplicates.failed',
    'duplicates.signedOut',
    'duplicates.hostile',
  ])('%s: what is saved is the same as without it, at once', async (given) => {
    const mounted = await open(given, { pin: signed })
    await asked(mounted)
    await choose('Blue sofa')
    await soon(() => expect(saves(mounted)).toHaveLength(1))
    expect(saves(mounted)[0]?.payload).toEqual({
      board_id: '202',
      is_buyable_pin: false,
      pin_id: '1',
      color: '#4f7f8c',
      image_url: '/pins/lake.svg',
    })
  })

  it('open no log-in when the session has ended', async () => {
    const mounted = await open('duplicates.signedOut')
    await asked(mounted)
    await soon(() => expect(mounted.log.map(({ event }) => event)).toContain('duplicates.failed'))
    expect([document.querySelectorAll('dialog[open]').length, notice()]).toEqual([1, ''])
  })

  it('are not waited for when the modal is closed: the question is taken back', async () => {
    const mounted = await open('duplicates.neverAnswers')
    await asked(mounted)
    await choose('Blue sofa')
    await soon(() => expect(questions(mounted).every(({ isAborted }) => isAborted())).toBe(true))
  })
})
