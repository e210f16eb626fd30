/**
 * What an app's /connect/ page calls in its popup to hand its result to the page that opened it. `targetOrigin` is the origin of that
 * page: without an exact one nothing is sent, since a token in the wrong window is a stolen account. B14. False: nobody was told.
 */
export function reportToOpener(result: unknown, targetOrigin: string): boolean {
  // SAFETY: `opener` is typed as anything; a browser sets a window or null.
  const opener = (typeof window === 'undefined' ? null : window.opener) as Window | null
  if (!opener || !/^https?:\/\/[^/*?#]+$/.test(targetOrigin)) return false
  opener.postMessage(result, targetOrigin)
  return true
}
