import { expect, it } from 'vitest'
import { ApiFailure } from '../../../api/failure.ts'
import { resolvePolicy } from '../../../domain/policy/policy.ts'
import { isPassedOver } from './forgotPassword.services.ts'

const same = resolvePolicy({ sameResetAnswer: true })
const unknown = new ApiFailure('refused', { status: 400, serverMessage: 'No such account.' })

it('§7 a refusal is said, unless the app wants all accounts to be answered alike', () => {
  expect([isPassedOver(unknown, resolvePolicy()), isPassedOver(unknown, same)]).toEqual([false, true])
})

it.each([
  ['too many requests', new ApiFailure('refused', { status: 429, code: same.codes.rateLimited[0] ?? null })],
  ['no connection', new ApiFailure('offline')],
  ['a server that fails', new ApiFailure('server', { status: 503 })],
  ['no answer that can be read', new ApiFailure('malformed', { status: 200 })],
  ['a mistake of ours', new Error('x')],
])('%s is said in any case', (_, failure) => {
  expect(isPassedOver(failure, same)).toBe(false)
})
