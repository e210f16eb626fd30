import type { RequestHandler } from 'msw'
import { waitFor } from 'xstate'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { resetDb, scenario } from '../../../../mocks/index.ts'
import { baseUrl } from '../../../../mocks/testing/network.ts'
import { orderBoards, ownBoards } from '../../../domain/saving/boardOrder.ts'
import { defaultConfig } from '../../runtime/config.ts'
import { boardLists, rowOf } from '../boardPicker/boardLists.ts'
import { connectBoardPicker } from '../boardPicker/boardPicker.connect.ts'
import { boardPickerLogic } from '../boardPicker/boardPicker.services.ts'
import { actorOn } from '../../runtime/testing/actorOn.ts'

interface Network {
  use(...handlers: RequestHandler[]): void
}

/** Opens the picker against the mocks, and waits for all responses. */
export async function openPicker(
  network: Network,
  given?: Parameters<typeof scenario>[0],
  { locale = 'en', policy = defaultConfig.policy, actingFor = defaultConfig.actingFor } = {},
) {
  resetDb()
  if (given) network.use(...scenario(given).handlers)
  const responses: Promise<Response>[] = []
  const requested: string[] = []
  const fetch: typeof globalThis.fetch = (...request) => {
    requested.push(String(request[0]).slice(baseUrl.length))
    const response = globalThis
      .fetch(...request)
      .then(async (original) => new Response(await original.arrayBuffer(), original))
    responses.push(response)
    return response
  }
  const input = { policy, session: wren, pinId: '1', isDesktop: true, memory: null }
  const actor = actorOn(boardPickerLogic, input, { policy, actingFor, api: { baseUrl, fetch } }).start()
  await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))
  // The machine does not wait for the pin details. A received response is parsed within one turn of the event loop.
  await Promise.allSettled(responses)
  await new Promise((done) => {
    setTimeout(done)
  })
  const state = () => connectBoardPicker(actor.getSnapshot())
  const lists = () => {
    const { allBoards, session, ...rest } = state()
    return boardLists({
      ...rest,
      viewer: session,
      own: orderBoards(ownBoards(allBoards ?? [], session), locale),
    })
  }
  return {
    actor,
    requested,
    state,
    lists,
    names: () => lists().boards.map(({ name }) => name),
    highlighted: () => rowOf(lists(), state().highlight),
  }
}
