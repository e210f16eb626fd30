import type { ActorOutcomes } from '../../paths/actorOutcomes.ts'

const board = (sectionCount: number) => ({ id: '1', name: 'a', url: '', sectionCount })

/** The actors of creating a pin, apart from those of saving. */
export const createPinActors = {
  destination: {
    gives: [{ outcome: 'chosen', board: board(0), section: null, memory: null }, { outcome: 'cancelled' }],
  },
  registerImage: { gives: [undefined], isCall: true },
  findImages: {
    gives: [
      [
        { url: 'https://a.example/1.jpg', name: 'a', size: null },
        { url: 'https://a.example/2.jpg', name: 'b', size: null },
      ],
      [],
    ],
    isCall: true,
  },
  checkClaim: { gives: [true, false], isCall: true },
  severalPins: {
    gives: [
      { outcome: 'saved', savedIds: ['1', '2'], unknownCount: 0 },
      { outcome: 'left', savedIds: ['1'], unknownCount: 1 },
      { outcome: 'reopened', savedIds: [], unknownCount: 0 },
    ],
  },
  claimUpsell: { gives: [{ outcome: 'connecting' }, { outcome: 'dismissed' }] },
} satisfies Readonly<Record<string, ActorOutcomes>>
