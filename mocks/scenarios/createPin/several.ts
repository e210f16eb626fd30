import { saveMessage } from '../../fixtures/messages.ts'
import { pageImages } from '../../fixtures/pageImages.ts'
import { createPin } from '../../handlers/saving/saving.ts'
import type { Handler } from '../../handlers/handler.ts'
import { never, offline, refusal } from '../../respond.ts'
import { inArea, type Scenarios, type Situation } from '../scenario.ts'

const policy = { createPin: { severalPictures: true, popupFields: true } } as const

/** A server names the same pictures at its own address. */
const fileOf = (url: string | null | undefined) => url?.slice(url.lastIndexOf('/'))

/** Answers for the picture with this number, on the page, and saves the others. */
const but = (number: number, answer: Handler<'createPin'>): Situation => ({
  policy,
  answers: {
    createPin: (call) =>
      (fileOf(call.payload.image_url) === fileOf(pageImages[number]?.url) ? answer : createPin)(call),
  },
})

/** The same for the first request only. */
const once = (number: number, answer: Handler<'createPin'>): Situation => ({
  policy,
  get answers() {
    let isMet = false
    return but(number, (call) => {
      if (isMet) return createPin(call)
      isMet = true
      return answer(call)
    }).answers
  },
})

/** Several pictures of a page become pins. */
export const severalPinsScenarios = {
  ...inArea('severalPins', {
    allowed: { policy },
    imagesNeverCome: { policy, answers: { findPinImages: never } },
    noImages: {
      policy,
      answers: { findPinImages: () => ({ resource_response: { data: { items: [] } } }) },
    },
    neverAnswers: { policy, answers: { createPin: never } },
    /** The server refuses one of the pictures, each time. */
    oneRefused: but(1, () => refusal({ message: saveMessage })),
    /** The server refuses one of the pictures, once. */
    refusedOnce: once(1, () => refusal({ message: saveMessage })),
    allRefused: { policy, answers: { createPin: () => refusal({ message: saveMessage }) } },
    /** One of the requests is never answered. */
    oneUnanswered: but(0, never),
    /** One of the pictures is on a board already. */
    oneOnBoard: {
      policy: { ...policy, saving: { findsDuplicates: true } },
      answers: {
        findDuplicates: ({ payload: { image_url = null } }) => ({
          resource_response: {
            data:
              fileOf(image_url) === fileOf(pageImages[1]?.url)
                ? [{ board: { id: '201', name: 'Garden rooms' }, image_url, image_signature: null }]
                : [],
          },
        }),
      },
    },
    /** The connection breaks with one of the requests. */
    offlineOnce: once(1, offline),
    /** The session ends with one of the requests. */
    loggedOutOnce: once(1, () => refusal({ status: 401 })),
  }),
} satisfies Scenarios<never>
