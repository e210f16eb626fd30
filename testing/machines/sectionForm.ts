import { wren } from '../../mocks/fixtures/sessions.ts'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import { run, type TestClock, type Options, withFakes } from './run.ts'
import { sectionOf } from './saving.ts'
import { sectionFormMachine } from '../../machines/saving/sectionForm/sectionForm.machine.ts'
import type { SectionFormInput } from '../../machines/saving/sectionForm/sectionForm.types.ts'

export const board = { id: '201', name: 'Garden rooms' }

export const lighting = sectionOf('2003', 'Lighting', { pinCount: 0 })

export const actingForOther = {
  ...wren,
  advertiser: { id: '901', ownerUserId: '4', ownerUsername: 'teammember' },
}

export function startSectionForm<C extends TestClock>(
  clock: C,
  { mode, ...own }: Options<SectionFormInput> = {},
) {
  const { fakes, machine } = withFakes(sectionFormMachine, 'createSection')
  const { createSection } = fakes
  const input = { policy: defaultPolicy, session: wren, board, pinIds: ['101'], suggestedName: null, ...own }
  const running = run(machine, { clock, mode, input })
  return {
    createSection,
    ...running,
    type: (name: string) => running.send({ type: 'name.changed', name }),
    submit: (name = 'Lighting') => running.send({ type: 'form.submitted', name }),
  }
}
