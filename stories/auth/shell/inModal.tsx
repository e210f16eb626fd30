import { AuthModal, type AuthModalProps } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { OverPage } from '../../../testing/stage/AuthStage.tsx'

/** The sign-in flow in a dialog over a page; its close button removes it. */
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
