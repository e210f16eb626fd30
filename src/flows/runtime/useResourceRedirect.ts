'use client'
import { useCallback } from 'react'
import { ApiFailure, toFailure } from '../../api/failure.ts'
import { trustedOriginsOf } from '../../domain/policy/policy.ts'
import { resolveResourceRedirect } from '../../domain/navigation/resourceRedirect.ts'
import { useTackboard, type TackboardConfig } from './config.ts'

/**
 * What a failed load comes to. `ignored`: it was taken back, nothing is shown. `left`: the page is on its way to another one.
 * `retryable`: 5xx or no status, the same may be asked again. `failed`: it is to be shown as it is. auth.txt §2, §8 "Resources".
 */
export type ResourceFate = 'ignored' | 'left' | 'retryable' | 'failed'

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Judges a failed load, and leaves for where it leads. D9, D19, A13. */
export function settleResource(
  { platform: { navigation }, policy, viewer }: TackboardConfig,
  error: unknown,
  redirectUrl?: unknown,
): ResourceFate {
  const { kind, status, code } = toFailure(error)
  if (kind === 'aborted' || isAbort(error)) return 'ignored'
  const href = navigation.href()
  const target =
    status !== null &&
    resolveResourceRedirect({
      status,
      redirectUrl,
      href,
      origin: new URL(href).origin,
      trustedOrigins: trustedOriginsOf(policy),
      isLoggedIn: viewer.isAuth,
      ...(code !== null && { apiErrorCode: code }),
    })
  if (target) {
    navigation.go(target)
    return 'left'
  }
  return error instanceof ApiFailure && error.isRetryable ? 'retryable' : 'failed'
}

/**
 * A function for what a loader throws, such as an `ApiFailure`, and for the address that a 301 gave: it says what the failure comes to, and
 * sends the person on where auth.txt §2 says so ("A failed resource load redirects …").
 */
export function useResourceRedirect(): (error: unknown, redirectUrl?: unknown) => ResourceFate {
  const config = useTackboard()
  return useCallback(
    (error: unknown, redirectUrl?: unknown) => settleResource(config, error, redirectUrl),
    [config],
  )
}
