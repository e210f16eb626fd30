import { vi } from 'vitest'
import { wren } from '../../mocks/fixtures/sessions.ts'
import type { ScenarioName } from '../../mocks/index.ts'
import type { PinCreated } from '../../machines/createPin/createPin/createPin.types.ts'
import { readCreatePinRoute } from '../../src/domain/createPin/route.ts'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import {
  MobileCreatePin,
  type MobileCreatePinProps,
} from '../../src/flows/createPin/mobileCreatePin/MobileCreatePin.tsx'
import { useTackboard } from '../../src/flows/runtime/config.ts'
import type { Mount, Mounted, MountOptions } from './mountFlow.tsx'

/** The page's callback. */
export const onCreated = vi.fn<(created: PinCreated) => void>()

const query = new URLSearchParams({
  url: 'https://wren.example/lakes?session=secret',
  media: 'https://wren.example/photos/lake.jpg',
  guid: 'g1',
  color: '#4f7f8c',
})

/** The page's address when it is opened in this way. */
const hrefOf = (method: string) => `https://tackboard.example/pin/create/${method}/?${query.toString()}`

/** The page's route, with a test's changes. */
export function routeOf(method: string) {
  const { pathname, search } = new URL(hrefOf(method))
  const route = readCreatePinRoute(pathname, search, defaultPolicy.createPin)
  if (!route) throw new Error(`${pathname} is no create-pin page.`)
  return route
}

/** A part of the app that changes the member's boards. */
function OtherPart() {
  const { visit, session } = useTackboard()
  return <button onClick={() => visit.invalidateBoards(session?.username ?? '')}>A board was created</button>
}

export interface PageOptions extends MountOptions {
  readonly method?: string
  /** The number of entries in the history. */
  readonly historyLength?: number
}

/** Mounts the page at its address. */
export const showing =
  (mount: Mount) =>
  (
    given?: ScenarioName,
    props: Partial<MobileCreatePinProps> = {},
    { method = 'button', historyLength = 5, ...options }: PageOptions = {},
  ) => {
    onCreated.mockClear()
    const route = routeOf(method)
    const draft = {
      pinId: null,
      url: route.url,
      media: route.media,
      description: 'Lake at dawn',
      guid: route.guid,
      color: route.color,
    }
    return mount(
      <>
        <MobileCreatePin draft={draft} route={route} redirectTo={null} onCreated={onCreated} {...props} />
        <OtherPart />
      </>,
      { given, session: wren, browser: { href: hrefOf(method), window: { historyLength } }, ...options },
    )
  }

/** The calls that create a pin. */
export const creations = ({ calls }: Mounted) => calls.filter(({ name }) => name === 'createPin')
