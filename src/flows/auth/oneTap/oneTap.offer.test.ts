import { describe, expect, it } from 'vitest'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import type { Viewer } from '../../../domain/auth/providers/providers.ts'
import { oneTapConfigOn } from '../testing/oneTapFlow.ts'
import { decideOffer } from './oneTap.services.ts'

const configOf = oneTapConfigOn(mockNetwork())
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Mobile Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'

describe('§6 whom one-tap is offered to', () => {
  const member: Viewer = {
    type: 'AUTH',
    isAuth: true,
    personalization: {
      firstName: 'Wren',
      hasPassword: true,
      connectedToFacebook: false,
      connectedToGoogle: true,
    },
  }
  it.each([
    ['a visitor with version 122 in the experiment', {}, 'oneTap'],
    ['nobody without the experiment', { experiments: {} }, null],
    [
      'a visitor with version 132 in the button flow',
      { experiments: { one_tap_button: true }, userAgent: android, isPhone: true },
      'buttonFlow',
    ],
    ['no visitor with version 122 in the button flow', { experiments: { one_tap_button: true } }, null],
    ['nobody on mobile web but on Android', { viewer: member, isPhone: true, userAgent: iphone }, null],
    ['a member with the second provider connected', { viewer: member, userAgent: '' }, 'oneTap'],
    ['no member who has opted out', { viewer: member, stored: { 'tackboard.oneTapOptOut': true } }, null],
    ['no member who has not connected it', { viewer: { type: 'AUTH', isAuth: true } }, null],
  ] as const)('%s', (_, given, offer) => {
    expect(decideOffer(configOf(given).config)).toBe(offer)
  })
})
