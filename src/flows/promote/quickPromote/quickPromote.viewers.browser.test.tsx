import { describe, expect, it } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { createMemoryPromoteServices } from '../../../../mocks/index.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { opened, PinPage } from '../../../../testing/stage/quickPromotePage.tsx'

describe.each(modes)('who sees quick promote, and where, %s', (_, mount) => {
  it('visitors see nothing, and nothing is asked', () => {
    const services = createMemoryPromoteServices()
    const { calls, host } = mount(<PinPage services={services} />, { session: null })
    expect([host.textContent, calls, services.calls]).toEqual(['', [], []])
  })

  it.each([0, 3, 4, 7, 12] as const)('Q2 site type %d has it', async (siteType) => {
    const { calls } = mount(<PinPage />, { session: wren, siteType })
    await opened()
    expect(calls.map(({ name }) => name)).toContain('readSavedPin')
  })

  it.each([1, 2, 5, 99])('Q2 site type %d has none', (siteType) => {
    // SAFETY: an app without types may pass any number.
    const { calls, host } = mount(<PinPage />, { session: wren, siteType: siteType as 0 })
    expect([host.textContent, calls]).toEqual(['', []])
  })

  it.each([
    ['their own profile', {}, 'readSavedPin', null],
    ['another profile', { actingFor: '701' }, 'readSavedPin', '701'],
    ['their own profile, by query', { given: 'boards.byQuery' }, 'querySavedPin', null],
  ] as const)('§7 acting for %s, the pin is read as theirs', async (_name, options, name, subject) => {
    const { calls } = mount(<PinPage />, { session: wren, ...options })
    await opened()
    const read = calls.find((call) => !call.isAborted())
    expect([read?.name, new URL(read?.url ?? '').searchParams.get('orbac_subject_id')]).toEqual([
      name,
      subject,
    ])
  })
})
