import { expect, it } from 'vitest'
import { createMemoryPlatform } from './memory.ts'

it.each([
  ['ar', 'المتابعة باستخدام Google'],
  ['de-AT', 'Weiter mit Google'],
  ['en-XA', 'Continue with Google'],
  ['fr', 'Continue with Google'],
])('the stand-in of the provider’s button speaks %s', async (locale, words) => {
  const { oneTap } = createMemoryPlatform()
  await oneTap.addScript(locale, new AbortController().signal)
  const place = document.createElement('div')
  const remove = oneTap.renderButton(place, () => undefined)
  expect(place).toHaveTextContent(words)
  remove()
  expect(place).toBeEmptyDOMElement()
})
