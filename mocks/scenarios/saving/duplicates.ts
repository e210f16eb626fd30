import { duplicatesErrors } from '../../../src/errors/saving/duplicates.errors.ts'
import { boards } from '../../fixtures/boards.ts'
import { hiddenServerMessage, hostileMessage } from '../../fixtures/messages.ts'
import { db } from '../../db.ts'
import type { Handler } from '../../handlers/handler.ts'
import { never, refusal, respondWith, wrongShape } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

const policy = { saving: { findsDuplicates: true } } as const
const answering = (findDuplicates: Handler<'findDuplicates'>): Situation => ({
  policy,
  answers: { findDuplicates },
})
/** A board of the tables by its English name, as the tables call it now. One that is in none has an ID that no row has. */
function boardNamed(name: string, at = 0) {
  const id = boards.find((board) => board.name === name)?.id ?? `90${at}`
  return { id, name: db.boards.find((board) => board.id === id)?.name ?? name }
}
/** The picture is on boards with these names. */
const on = (...names: readonly string[]) =>
  answering(({ payload: { image_url = null } }) => ({
    resource_response: {
      data: names.map((name, at) => ({
        board: boardNamed(name, at),
        image_url,
        image_signature: null,
      })),
    },
  }))

/** The server says, too, that the Pin is on the first of them. */
const onAndSavedTo = (...names: readonly string[]): Situation => {
  const { answers } = on(...names)
  const pinned: Handler<'readPinnedTo'> = ({ payload: { id } }) => ({
    resource_response: {
      data: { id, pinned_to_board: { name: boardNamed(names[0] ?? '').name, layout: null } },
    },
  })
  return { policy, answers: { ...answers, readPinnedTo: pinned } }
}

/** Outcomes of looking for the boards that have a picture already. */
export const duplicatesScenarios = inArea('duplicates', {
  ...fromRows(
    duplicatesErrors,
    hiddenServerMessage,
    (outcome) => answering(({ policy: own }) => respondWith(outcome, own)),
    { failed: answering(() => refusal({ status: 503 })) },
  ),
  /** Looked for in the tables: at first, no picture is on a board. */
  none: { policy },
  neverAnswers: answering(never),
  onOne: on('Garden rooms'),
  onTwo: on('Garden rooms', 'Blue sofa'),
  onMany: on('Garden rooms', 'Blue sofa', 'Weeknight suppers', 'Ponds at dusk', '10 minute sketches'),
  /** The picker names the board itself. */
  savedToOne: onAndSavedTo('Garden rooms'),
  savedToOneOfThree: onAndSavedTo('Garden rooms', 'Blue sofa', 'Weeknight suppers'),
  longNames: on(
    'Everything we could plant along the north wall of the garden',
    'Donaudampfschifffahrtsgesellschaftskapitänskajüte einrichten',
    'Ponds',
  ),
  /** Markup, a change of direction, a very long word, and no visible name at all. */
  hostile: on(hostileMessage, 'ponds\u202Egnp.exe', 'x'.repeat(20_000), '\u200B \u3164'),
  /** One board, among what is malformed, another picture, and the same board again. */
  entriesMalformed: answering(({ payload: { image_url = null } }) => {
    const found = { board: { id: '201', name: 'Garden rooms' }, image_url, image_signature: null }
    return wrongShape({
      resource_response: {
        data: [
          null,
          7,
          { ...found, board: null },
          { ...found, board: { id: 202, name: 'Blue sofa' } },
          { ...found, board: { id: '203', name: 'Weeknight suppers' }, image_url: '/pins/another.svg' },
          found,
          found,
        ],
      },
    })
  }),
  signedOut: answering(() => refusal({ status: 401 })),
})
