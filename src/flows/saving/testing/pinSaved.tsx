import { vi } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import type { ScenarioName } from '../../../../mocks/index.ts'
import type { Mount, Mounted } from '../../../../testing/stage/mountFlow.tsx'
import { Opener } from '../../../../testing/stage/Opener.tsx'
import { press, see } from '../../../../testing/stage/person.ts'
import { PinSavedDialog, type PinSavedDialogProps } from '../pinSaved/PinSavedDialog.tsx'

/** A member with a new account. */
export const session = { ...wren, accountCreatedAt: '2026-05-20' }
export const onClose = vi.fn<() => void>()
export const dialog = () => document.querySelector('dialog')
export const reads = ({ calls }: Mounted) => calls.filter(({ name }) => name === 'readSavedPin')
export const picture = () => dialog()?.querySelector('img')

export interface PageProps extends Partial<PinSavedDialogProps> {
  /** Whether it unmounts the dialog once it is closed. */
  readonly unmountsOnClose?: boolean
}

/** A page that opens the dialog. */
export const Page = ({ unmountsOnClose, ...props }: PageProps) => (
  <Opener unmountsOnClose={unmountsOnClose}>
    {(close) => (
      <PinSavedDialog
        pinId="1"
        board={{ name: 'Garden rooms', url: '/wren/garden-rooms/' }}
        {...props}
        onClose={() => {
          onClose()
          close()
        }}
      />
    )}
  </Opener>
)

/** Mounts the page and opens the dialog. */
export const openPinSavedOn =
  (mount: Mount) =>
  async (props: PageProps = {}, given?: ScenarioName) => {
    onClose.mockClear()
    const mounted = mount(<Page {...props} />, { given, session })
    await press('Open')
    await see('Saved to')
    return mounted
  }
