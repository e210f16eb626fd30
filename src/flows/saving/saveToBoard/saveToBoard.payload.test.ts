import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { saver } from '../../../../testing/machines/saving.ts'
import { pinPayload } from './saveToBoard.payload.ts'

const request = { pin: { id: null }, boardId: '201', sectionId: null, session: saver, method: null }

describe('saving.txt §3 Pin-create payload', () => {
  it('says nothing that is not known', () => {
    expect(pinPayload(request)).toEqual({ board_id: '201', is_buyable_pin: false })
  })

  it('says what is', () => {
    const pin = {
      id: '1',
      title: 'Lake',
      description: '',
      link: 'https://acme.example/',
      imageUrl: '/pins/lake.svg',
      color: '#4f7f8c',
      trackingParams: 'CwA',
      isPlayable: true,
    }
    expect(pinPayload({ ...request, pin, sectionId: '301', method: 'button' })).toEqual({
      board_id: '201',
      section: '301',
      pin_id: '1',
      clientTrackingParams: 'CwA',
      color: '#4f7f8c',
      description: '',
      image_url: '/pins/lake.svg',
      link: 'https://acme.example/',
      is_buyable_pin: false,
      method: 'button',
      title: 'Lake',
    })
  })

  it('is the same whatever the server calls the picture', () => {
    const pin = fc.record({ id: fc.option(fc.string()), imageUrl: fc.option(fc.webUrl()) })
    fc.assert(
      fc.property(pin, fc.string(), (own, imageSignature) => {
        const known = pinPayload({ ...request, pin: { ...own, imageSignature } })
        expect(known).toEqual(pinPayload({ ...request, pin: own }))
      }),
    )
  })

  it('A20 neither scripts nor styles go along', () => {
    const pin = {
      id: null,
      link: 'javascript:alert(1)',
      imageUrl: 'data:image/svg+xml,<svg/>',
      color: 'red;background:url(//e)',
    }
    expect(pinPayload({ ...request, pin })).toEqual({ board_id: '201', is_buyable_pin: false })
  })

  it.each([
    ['the owner of the ad account', '1', undefined],
    ['acting on behalf of another member', '4', '900'],
  ])('§6 %s: advertiser_id', (_, ownerUserId, expected) => {
    const session = { ...saver, advertiser: { id: '900', ownerUserId, ownerUsername: 'heron' } }
    expect(pinPayload({ ...request, session }).advertiser_id).toBe(expected)
  })
})
