import { fn } from 'storybook/test'
import {
  PinSavedDialog,
  type PinSavedDialogProps,
} from '../../../src/flows/saving/pinSaved/PinSavedDialog.tsx'
import { siteTypes } from '../../../src/domain/navigation/siteTypes.ts'
import { OverPage } from '../../../testing/stage/AuthStage.tsx'

/** A page with a button that opens the dialog. */
export const PinSavedStage = (props: PinSavedDialogProps) => (
  <OverPage isClosed>
    {(close) => (
      <PinSavedDialog
        {...props}
        onClose={() => {
          close()
          props.onClose?.()
        }}
      />
    )}
  </OverPage>
)

export const pinSavedArgs = {
  pinId: '1',
  board: { name: 'Garden rooms', url: '/wren/garden-rooms/' },
  pinColor: '#4f7f8c',
  onClose: fn(),
}

export const pinSavedArgTypes = {
  siteType: { control: 'select', options: Object.values(siteTypes) },
} as const
