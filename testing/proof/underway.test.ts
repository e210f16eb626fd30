import { expect, it } from 'vitest'
import { allReceived, markReceived, track } from './underway.ts'

const url = new URL('https://o.example/v3/pins/?board=1')
const never = () => new Promise<never>(() => {})
const isDone = (promise: Promise<unknown>) => Promise.race([promise.then(() => true), Promise.resolve(false)])

it('a story waits for a call until it is received, even if it is never answered', async () => {
  void track('POST', url, never)
  const end = allReceived()
  markReceived(new Request(url))
  expect(await isDone(end)).toBe(false)
  markReceived(new Request('http://localhost:6006/v3/pins/?board=1', { method: 'POST' }))
  await end
})

it('each of two equal calls counts', async () => {
  void track(undefined, url, never)
  void track(undefined, url, never)
  const end = allReceived()
  markReceived(new Request(url))
  expect(await isDone(end)).toBe(false)
  markReceived(new Request(url))
  await end
})

it('a call that fails or is aborted before is not waited for', async () => {
  await expect(track('GET', url, () => Promise.reject(new Error('aborted')))).rejects.toThrow('aborted')
  await allReceived()
})
