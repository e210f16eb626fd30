import { wren } from '../../mocks/fixtures/sessions.ts'
import { ClaimStage } from '../../testing/stage/ClaimStage.tsx'
import { createPinHref, withPicture } from '../../testing/stage/createPinHref.ts'
import { proveEvents } from '../../testing/proof/payloads.ts'
import type { MountOptions } from '../../testing/stage/mountFlow.tsx'
import { press } from '../../testing/stage/person.ts'
import { choose } from '../../testing/stage/saveToBoardPage.tsx'
import { CreatePinPage } from '../../src/flows/createPin/shell/CreatePinPage.tsx'

const href = createPinHref(withPicture)
const at = (options: MountOptions, isPhone = false): MountOptions => ({
  session: wren,
  ...options,
  browser: { href, isPhone, window: { historyLength: 5 } },
})
const node = <CreatePinPage />
const invitation = <ClaimStage url="https://www.instagram.com/p/1/" />
const savesToBoard = () => choose('Blue sofa')
const level = 'info' as const
const created = { event_type: 1, view_type: 92, pinId: '9000' } as const

proveEvents<'createPin'>({
  'createPin.viewed': [
    {
      after: 'opening the popup',
      options: at({}),
      node,
      level,
      details: { view_type: 12, view_parameter: 119 },
    },
    {
      after: 'opening the page on a phone',
      options: at({}, true),
      node,
      level,
      details: { view_type: 12, view_parameter: 119 },
    },
  ],
  'pin.created': [
    {
      after: 'saving to a board, in the popup',
      options: at({}),
      node,
      steps: savesToBoard,
      level,
      details: { ...created, boardId: '202', sectionId: null },
    },
    {
      after: 'saving to a section, on a phone',
      options: at({}, true),
      node,
      steps: async () => {
        await choose('Garden rooms')
        await choose('Lighting')
      },
      level,
      details: { ...created, boardId: '201', sectionId: '301' },
    },
  ],
  'createPin.failed': [
    {
      after: 'a refusal, in the popup',
      options: at({ given: 'createPin.refused' }),
      node,
      steps: savesToBoard,
      level,
      details: { row: 'createPin.refused', status: 400, code: null },
    },
    {
      after: 'a refusal, on a phone',
      options: at({ given: 'mobileCreatePin.failed' }, true),
      node,
      steps: savesToBoard,
      level,
      details: { row: 'mobileCreatePin.failed', status: 400, code: null },
    },
  ],
  'claimUpsell.shown': [
    {
      after: 'saving a photo of the site',
      node: invitation,
      level,
      details: { event_type: 13, view_type: 679 },
    },
  ],
  'claimUpsell.connecting': [
    {
      after: 'following the invitation',
      node: invitation,
      steps: () => press('Connect now'),
      level,
      details: { event_type: 102 },
    },
  ],
  'createPin.unknownAddress': [
    {
      after: 'mounting the page elsewhere',
      options: { session: wren },
      node: <CreatePinPage path="/pin/123/" />,
      level: 'error',
      details: {},
    },
  ],
  'createPin.sessionMissing': [
    {
      after: 'a member comes back from logging in, and there is no session',
      options: at({ session: null, viewer: { type: 'AUTH', isAuth: true } }),
      node: <CreatePinPage path="/pin/create/button/" search="?logged_in=true" />,
      level: 'error',
      details: {},
    },
  ],
})
