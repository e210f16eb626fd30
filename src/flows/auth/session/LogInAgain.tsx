'use client'
import { useId, useMemo } from 'react'
import { isSameId } from '../../../domain/auth/session.ts'
import { common } from '../../../messages/en/common.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { asElement } from '../../../ui/layout/asElement.tsx'
import { Mark } from '../../../ui/layout/Mark.tsx'
import { SessionEndedNotice } from '../../../views/auth/shell/SessionEndedNotice.tsx'
import { useText } from '../../../views/text.tsx'
import { TackboardContext, useTackboard, type TackboardConfig } from '../../runtime/config.ts'
import { DescribedBy } from '../login/DescribedBy.ts'
import { AuthFlow } from '../shell/AuthFlow.tsx'

/** For the log-in itself, nobody is signed in, and its own calls ask for no session. */
const signedOut = (config: TackboardConfig): TackboardConfig => ({
  ...config,
  viewer: { ...config.viewer, type: 'UNAUTH', isAuth: false },
  session: null,
  sessionGate: null,
})

export interface LogInAgainProps {
  /** Called with whether the member has a session again. */
  readonly onSettled: (hasSession: boolean) => void
}

/**
 * Logs a member in again over the page that they are on, which keeps what they typed. Its dialog needs nothing of `AuthModal`, which
 * esbuild would then load with every log-in page.
 */
export function LogInAgain({ onSettled }: LogInAgainProps) {
  const config = useTackboard()
  const { session, platform } = config
  const t = useText(common)
  const id = useId()
  const inner = useMemo(() => signedOut(config), [config])
  return (
    <TackboardContext value={inner}>
      <DescribedBy value={session ? id : undefined}>
        <AuthFlow
          container="loginmodal"
          layout="modal"
          banner={session && <SessionEndedNotice id={id} />}
          onLoggedIn={({ user }) => {
            // What the page shows, and what was pressed, is not another member's.
            if (session && !isSameId(session.userId, user.id)) {
              platform.window.leaveUnasked?.()
              platform.navigation.go(platform.navigation.href())
            } else onSettled(true)
          }}
          onClose={() => onSettled(false)}
        >
          {({ title, view, width, onClose }, screen) => (
            <Dialog
              title={title}
              startAction={<Mark />}
              viewKey={view}
              width={width}
              closeLabel={t('common.close')}
              onClose={onClose}
            >
              {asElement(screen)}
            </Dialog>
          )}
        </AuthFlow>
      </DescribedBy>
    </TackboardContext>
  )
}
