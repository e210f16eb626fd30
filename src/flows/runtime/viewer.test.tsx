import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { useTackboard } from './config.ts'
import { TackboardProvider, type TackboardProviderProps } from './TackboardProvider.tsx'

const Seen = () => useTackboard().viewer.type
const limited = { type: 'LIMITED_LOGIN', isAuth: false } as const
const partner = { type: 'AUTH', isAuth: true, isPartner: true, isVideoUploadAllowed: true } as const

const Known = () => {
  const { isPartner, isVideoUploadAllowed } = useTackboard().viewer
  return JSON.stringify([isPartner, isVideoUploadAllowed])
}

it.each<[string, TackboardProviderProps, string]>([
  ['nobody is known: a visitor', {}, 'UNAUTH'],
  ['a session: somebody who is signed in', { session: wren }, 'AUTH'],
  ['a session and a viewer: that viewer', { session: wren, viewer: limited }, 'LIMITED_LOGIN'],
  ['no session: a visitor', { session: null }, 'UNAUTH'],
])('who is looking, %s', (_, props, type) => {
  expect(
    renderToString(
      <TackboardProvider {...props}>
        <Seen />
      </TackboardProvider>,
    ),
  ).toBe(type)
})

it('who is looking is not forgotten where a provider below names the session', () => {
  expect(
    renderToString(
      <TackboardProvider viewer={partner}>
        <TackboardProvider session={wren}>
          <Known />
        </TackboardProvider>
      </TackboardProvider>,
    ),
  ).toBe('[true,true]')
})
