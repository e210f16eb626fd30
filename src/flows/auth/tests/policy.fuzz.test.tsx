/** No policy blanks the page or ends a machine in an error: a part of the wrong type means the default. */
import * as fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetDb } from '../../../../mocks/db.ts'
import { scenario, type ScenarioName } from '../../../../mocks/index.ts'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import type { PolicyOverrides } from '../../../domain/policy/policy.ts'
import { anyPolicy } from '../../../domain/policy/testing/anyPolicy.ts'
import { createManualClock, createMemoryPlatform } from '../../../platform/memory.ts'
import { TackboardProvider } from '../../runtime/TackboardProvider.tsx'
import { connectAuth, connectStep } from '../shell/auth.connect.ts'
import { socialSignupPart, ssoSignupPart } from '../shell/auth.parts.ts'
import { AuthModal } from '../shell/AuthModal.tsx'
import { authScreens } from '../shell/AuthScreens.tsx'
import { LoginPage } from '../shell/LoginPage.tsx'
import { SignupPage } from '../shell/SignupPage.tsx'
import { SignupScreens } from '../signup/SignupScreens.tsx'
import { fuzzedCalls } from '../testing/fuzz.calls.ts'
import { startFuzz, type FuzzFlow } from '../testing/fuzz.flow.ts'

const network = mockNetwork()
const warn = vi.spyOn(console, 'warn')
beforeAll(socialSignupPart.load)
beforeEach(() => void warn.mockReset().mockReturnValue(undefined))

// SAFETY: an app without TypeScript may pass anything.
const given = (policy: unknown) => policy as PolicyOverrides

const withPolicy = (policy: unknown, page: ReactNode) => (
  <TackboardProvider
    platform={createMemoryPlatform({ clock: createManualClock() })}
    policy={given(policy)}
    viewer={{ type: 'UNAUTH', isAuth: false }}
  >
    {page}
  </TackboardProvider>
)

describe('any policy', () => {
  it.each([
    ['LoginPage', LoginPage, ['type="email"', 'type="password"', 'Log in']],
    ['SignupPage', SignupPage, ['type="email"', 'type="password"', 'name="birthday"']],
    ['AuthModal', AuthModal, ['type="email"', 'type="password"']],
  ])('shows the complete form of %s', (_, Page, parts) => {
    fc.assert(
      fc.property(anyPolicy(), (policy) => {
        const html = renderToString(withPolicy(policy, <Page />))
        expect(parts.filter((part) => !html.includes(part))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  /** What is on screen now. */
  async function htmlOf({ actor, config }: FuzzFlow, policy: unknown): Promise<string> {
    const snapshot = actor.getSnapshot()
    const { step, view } = connectAuth(snapshot, { isBusiness: false, isCommenting: false })
    const props = { auth: actor, config, layout: 'modal', isBusiness: false } as const
    const parts = { social: socialSignupPart, sso: ssoSignupPart }
    const Screen = authScreens[view]
    const shown = step && connectStep(step.getSnapshot()).view
    const stream = await renderToReadableStream(
      withPolicy(
        policy,
        step && shown ? (
          <SignupScreens {...props} {...parts} step={step} view={shown} />
        ) : (
          <Screen {...props} />
        ),
      ),
    )
    await stream.allReady
    return new Response(stream).text()
  }

  /** What the server makes of the attempts: as usual, refusals with and without a code, nothing. */
  const servers: readonly (ScenarioName | undefined)[] = [
    undefined,
    'login.wrongPassword',
    'login.rateLimited',
    'login.malformed',
    'login.offline',
  ]

  // A delay of 0 would keep a clock that is advanced by hand busy for ever.
  const policies = anyPolicy([0.5, 1, 7, 1e6, 2 ** 31 - 1])

  it.each(Object.entries(fuzzedCalls))(
    'leaves the machines running: %s',
    async (_, { scenario: situation, input = {}, act }) => {
      await fc.assert(
        fc.asyncProperty(policies, fc.constantFrom(...servers), async (policy, server) => {
          network.resetHandlers()
          resetDb()
          const flow = startFuzz(network, situation, input, given(policy))
          if (server) network.use(...scenario(server).handlers)
          await act(flow)
          await flow.settle()
          flow.clock.advance(50)
          await flow.settle()
          const { status, children } = flow.actor.getSnapshot()
          const failed = Object.entries(children).filter(
            ([, child]) => child?.getSnapshot().status === 'error',
          )
          expect([status === 'error', failed]).toEqual([false, []])
          expect(status === 'done' ? 'left' : await htmlOf(flow, policy)).not.toBe('')
          flow.actor.stop()
          expect(flow.clock.pending).toBe(0)
        }),
        { numRuns: 8, endOnFailure: true },
      )
    },
    60_000,
  )
})
