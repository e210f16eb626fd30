/**
 * Sends the result of a /connect/ popup to the page that opened it. `targetOrigin` must be that page's exact origin, because a token
 * sent to another window would give away the account. Returns false, and sends nothing, without an opener or an exact origin.
 */
export function reportToOpener(result: unknown, targetOrigin: string): boolean {
  // SAFETY: `opener` is typed as `any`; browsers set a window or null.
  const opener = (typeof window === 'undefined' ? null : window.opener) as Window | null
  if (!opener || !/^https?:\/\/[^/*?#]+$/.test(targetOrigin)) return false
  opener.postMessage(result, targetOrigin)
  return true
}
