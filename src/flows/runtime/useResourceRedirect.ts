'use client'
import { useCallback } from 'react'
import { ApiFailure, toFailure } from '../../api/failure.ts'
import { trustedOriginsOf } from '../../domain/policy/policy.ts'
import { resolveResourceRedirect } from '../../domain/navigation/resourceRedirect.ts'
import { useTackboard, type TackboardConfig } from './config.ts'
import { goTo } from './goTo.ts'

/**
 * How to handle a failed load. `ignored`: it was aborted, so show nothing. `left`: the page is navigating to another one. `retryable`: 5xx
 * or no status, so the user may retry. `failed`: show the error.
 */
export type ResourceFate = 'ignored' | 'left' | 'retryable' | 'failed'

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Handles a failed load, and navigates if the response redirects. */
export function settleResource(config: TackboardConfig, error: unknown, redirectUrl?: unknown): ResourceFate {
  const { platform, policy, viewer } = config
  const { kind, status, code, redirectUrl: movedTo } = toFailure(error)
  if (kind === 'aborted' || isAbort(error)) return 'ignored'
  const href = platform.navigation.href()
  const target =
    status !== null &&
    resolveResourceRedirect({
      status,
      redirectUrl: redirectUrl ?? movedTo,
      flag: policy.resourceErrorFlag,
      href,
      origin: new URL(href).origin,
      trustedOrigins: trustedOriginsOf(policy),
      isLoggedIn: viewer.isAuth,
      ...(code !== null && { apiErrorCode: code }),
    })
  if (target) {
    goTo(config, target, { replace: true })
    return 'left'
  }
  return error instanceof ApiFailure && error.isRetryable ? 'retryable' : 'failed'
}

/**
 * Returns a function that takes the error of a page's loader and returns how to handle it. It redirects as `resolveResourceRedirect` says.
 * An `ApiFailure` knows the target of a 301; for any other error, pass it.
 */
export function useResourceRedirect(): (error: unknown, redirectUrl?: unknown) => ResourceFate {
  const config = useTackboard()
  return useCallback(
    (error: unknown, redirectUrl?: unknown) => settleResource(config, error, redirectUrl),
    [config],
  )
}
