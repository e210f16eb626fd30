import { AuthModal, type AuthModalProps } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { OverPage } from '../../support/stage/AuthStage.tsx'

/** The sign-in flow as a dialog over a page, which its close button takes away. */
export const inModal = (args: AuthModalProps) => (
  <OverPage>
    {(close) => (
      <AuthModal
        {...args}
        onClose={() => {
          close()
          args.onClose?.()
        }}
      />
    )}
  </OverPage>
)
