import { vi } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import type { ScenarioName } from '../../../../mocks/index.ts'
import type { Mount, Mounted } from '../../../../testing/stage/mountFlow.tsx'
import { Opener } from '../../../../testing/stage/Opener.tsx'
import { byRole, press } from '../../../../testing/stage/person.ts'
import type { Session } from '../../../domain/auth/session.ts'
import type { BoardSection } from '../../../domain/saving/board.ts'
import { AddSectionModal, type AddSectionModalProps } from '../sectionForm/AddSectionModal.tsx'

export const onClose = vi.fn<() => void>()
export const onCreated = vi.fn<(section: BoardSection) => void>()
export const sent = ({ calls }: Mounted) => calls.filter(({ name }) => name === 'createSection')
export const addButton = () => byRole('button', 'Add')

/** A page that opens the modal. */
export const Page = (props: Partial<AddSectionModalProps>) => (
  <Opener>
    {(close) => (
      <AddSectionModal
        board={{ id: '201', name: 'Garden rooms' }}
        pin={{ id: '101', imageUrl: '/pins/lake.svg', color: '#4f7f8c' }}
        onCreated={onCreated}
        onClose={() => {
          onClose()
          close()
        }}
        {...props}
      />
    )}
  </Opener>
)

/** Mounts the page and opens the modal. */
export const openSectionFormOn =
  (mount: Mount) =>
  async ({
    given,
    session = wren,
    ...props
  }: { given?: ScenarioName; session?: Session } & Partial<AddSectionModalProps> = {}) => {
    onClose.mockClear()
    onCreated.mockClear()
    const mounted = mount(<Page {...props} />, { given, session })
    await press('Open')
    await byRole('dialog', 'Add section')
    return mounted
  }
