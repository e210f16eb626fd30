'use client'
import { useId, useMemo } from 'react'
import { isSameId } from '../../../domain/auth/session.ts'
import { SessionEndedNotice } from '../../../views/auth/shell/SessionEndedNotice.tsx'
import { TackboardContext, useTackboard, type TackboardConfig } from '../../runtime/config.ts'
import { DescribedBy } from '../login/DescribedBy.ts'
import { AuthModal } from '../shell/AuthModal.tsx'

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

/** Logs a member in again over the page that they are on, which keeps what they typed. */
export function LogInAgain({ onSettled }: LogInAgainProps) {
  const config = useTackboard()
  const { session, platform } = config
  const id = useId()
  const inner = useMemo(() => signedOut(config), [config])
  return (
    <TackboardContext value={inner}>
      <DescribedBy value={session ? id : undefined}>
        <AuthModal
          banner={session && <SessionEndedNotice id={id} />}
          onLoggedIn={({ user }) => {
            // What the page shows, and what was pressed, is not another member's.
            if (session && !isSameId(session.userId, user.id))
              platform.navigation.go(platform.navigation.href())
            else onSettled(true)
          }}
          onClose={() => onSettled(false)}
        />
      </DescribedBy>
    </TackboardContext>
  )
}
