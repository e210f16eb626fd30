'use client'
import { useCallback } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { signupMachine } from '../../../../machines/auth/signup/signup.machine.ts'
import { passwordChecklist } from '../../../domain/auth/signup/passwordChecklist.ts'
import { PasswordChecklist } from '../../../views/auth/newPassword/PasswordChecklist.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import type { SignupSnapshot } from './signup.connect.ts'

export interface SignupChecklistProps {
  readonly signup: ActorRefFrom<typeof signupMachine>
  /** Names the list for the field that it describes. */
  readonly id: string
}

/** The rules for the password, which follow the typing. */
export function SignupChecklist({ signup, id }: SignupChecklistProps) {
  const connect = useCallback(
    ({ context: { password, passwordMinimum: minimum, email } }: SignupSnapshot) => ({
      minimum,
      checklist: passwordChecklist(password, { minimum, email }),
    }),
    [],
  )
  return <PasswordChecklist id={id} {...useConnect(signup, connect)} />
}
