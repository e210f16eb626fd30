import { ApiFailure } from '../../src/api/failure.ts'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import { createManualClock } from '../../src/platform/memory.ts'
import { deferred, run, type Mode } from './run.ts'
import { newPasswordMachine } from '../../machines/auth/newPassword/newPassword.machine.ts'
import type {
  NewPasswordAccount,
  NewPasswordAnswer,
} from '../../machines/auth/newPassword/newPassword.types.ts'

export const PASSWORD = 'wide open sky 42'
export const account = { email: 'wren@example.com', username: 'wren' }
/** A refusal with a code. */
export const code = (slot: keyof typeof defaultPolicy.codes, serverMessage: string | null = null) =>
  new ApiFailure('refused', { status: 400, code: defaultPolicy.codes[slot][0] ?? null, serverMessage })

interface Options {
  readonly mode?: Mode
  readonly token?: string
  readonly identifier?: string
  readonly policy?: typeof defaultPolicy
}

/** The machine before its link is checked. */
export function start({
  mode = 'plain',
  token = 'secret',
  identifier = '',
  policy = defaultPolicy,
}: Options = {}) {
  const check = deferred<NewPasswordAccount, { token: string }>()
  const set = deferred<NewPasswordAnswer, { token: string; password: string }>()
  const machine = newPasswordMachine.provide({
    actors: { checkPasswordLink: check.logic, setPassword: set.logic },
  })
  const running = run(machine, {
    clock: createManualClock(),
    mode,
    input: { policy, link: { token, identifier } },
  })
  const submit = (password = PASSWORD, confirmation = '') =>
    running.send({ type: 'form.submitted', password, confirmation })
  return { check, set, ...running, submit, context: () => running.actor.getSnapshot().context }
}

/** The machine with its form open. */
export async function editing(options: Options = {}, known: NewPasswordAccount = account) {
  const running = start(options)
  await running.check.last().resolve(known)
  return running
}
