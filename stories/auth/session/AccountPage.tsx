import { wren } from '../../../mocks/fixtures/sessions.ts'
import { useLogOut } from '../../../src/flows/auth/session/useLogOut.ts'
import { Button } from '../../../src/ui/actions/Button.tsx'
import { Notice } from '../../../src/ui/feedback/Notice.tsx'
import { AuthPage } from '../../../src/views/auth/shell/AuthPage.tsx'

/** An app's own page of an account, whose button ends the session with `useLogOut`. */
export function AccountPage() {
  const { logOut, isPending, error } = useLogOut()
  return (
    <AuthPage title={wren.fullName} viewKey="account" layout="card">
      <Notice severity="error">{error}</Notice>
      <Button fullWidth variant="secondary" busy={isPending} onClick={logOut}>
        Log out
      </Button>
    </AuthPage>
  )
}
