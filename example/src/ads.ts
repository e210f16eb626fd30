import type { AdServices, PromoteServices } from 'tackboard/promote'

/** Calls the app's own server. Quick promote validates what it answers. */
async function call(path: string, signal?: AbortSignal, sent?: unknown) {
  const body = sent !== undefined && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  }
  const response = await fetch(`/ads/${path}/`, { ...body, signal: signal ?? null })
  if (!response.ok) throw new Error(`/ads/${path}/ answered with ${response.status}.`)
  return response.json()
}

/** What quick promote asks of an app, because each app has its own accounts, tags and billing. */
export const adServices: PromoteServices = {
  readAccount: (signal) => call('account', signal),
  readPins: (signal) => call('pins', signal),
  readTags: (signal) => call('tags', signal),
  recordConsent: (signal) => call('consent', signal, {}),
  saveBusinessInfo: (info, signal) => call('business', signal, info),
  estimate: (query, signal) => call('estimate', signal, query),
  findCampaign: (query, signal) => call('find-campaign', signal, query),
}

/** The calls of the list of ads. */
export const adListServices: AdServices = {
  readAds: (signal) => call('list', signal),
  updateAd: (change, signal) => call('update', signal, change),
  readAccount: (signal) => call('account', signal),
}

/** Records that the member pays by invoice. A real app would mount the element of its payment provider. */
export const payByInvoice = () => call('payment', undefined, { method: 'invoice' })
