import type { ActorOutcomes } from '../paths/actorOutcomes.ts'

const board = (sectionCount: number) => ({
  kind: 'board',
  board: { id: '1', name: 'a', url: '', sectionCount },
})
const section = { id: '2', title: 'b' }

/** Actors of the saving and people flows. */
export const savingActors = {
  severalSaves: {
    gives: [
      { isMore: false, savedIds: ['1'] },
      { isMore: true, savedIds: ['1'] },
    ],
  },
  boardPicker: {
    gives: [
      board(0),
      board(1),
      { ...board(0), addsSection: true },
      { ...board(1), section: { id: '2', title: 'b' } },
      { kind: 'several', boards: [{ id: '1', name: 'a' }] },
      { kind: 'create', name: '' },
    ],
  },
  boardForm: {
    gives: [
      { kind: 'created', board: { id: '1', name: 'a', url: '' }, invites: { userIds: [], emails: [] } },
      { kind: 'created', board: { id: '1', name: 'a', url: '' }, invites: { userIds: ['4'], emails: [] } },
      { kind: 'cancelled' },
    ],
  },
  sectionPicker: { gives: [{ kind: 'board' }, { kind: 'create' }, { kind: 'section', section }] },
  sectionForm: { gives: [{ kind: 'created', section }, { kind: 'cancelled' }] },
  collaborators: {},
  readPinDetails: {},
  savePin: { gives: [{ pinId: '1' }], isCall: true },
  changeSave: { gives: [undefined], isCall: true },
  inviteCollaborators: { gives: [undefined], isCall: true },
  readBoard: { gives: [{ url: '/a/' }], isCall: true },
  refreshSections: { gives: [{}], isCall: true },
  readBoards: { gives: [{ boards: [], shortlist: [], bookmark: '50' }], isCall: true },
  readSections: { gives: [[section], []], isCall: true },
  createBoard: { gives: [{ id: '9' }], isCall: true },
  createSection: { gives: [{ id: '9', title: 'a' }], isCall: true },
  suggestCollaborators: { gives: [[]], isCall: true },
  searchCollaborators: { gives: [[]], isCall: true },
  findDuplicates: { gives: [[{ id: '1', name: 'a' }], []], isCall: true },
  suggest: { gives: [[{ query: 'ab', pinCount: 1 }], []], isCall: true },
  readThumbnail: {
    gives: ['/1.webp', null].map((imageUrl) => ({ imageUrl, color: null, isPlayable: false })),
    isCall: true,
  },
  readSavedPin: { gives: [{ title: '' }], isCall: true },
  block: { gives: [undefined], isCall: true },
  unblock: { gives: [undefined], isCall: true },
  follow: { gives: [undefined], isCall: true },
  unfollow: { gives: [undefined], isCall: true },
  followAll: { gives: [undefined], isCall: true },
  movePins: { gives: [undefined], isCall: true },
} satisfies Readonly<Record<string, ActorOutcomes>>
