import { pinSavedErrors } from '../../../src/errors/saving/pinSaved.errors.ts'
import { hiddenServerMessage } from '../../fixtures/messages.ts'
import type { Handler, Reply } from '../../handlers/handler.ts'
import { html, never, offline, refusal, serverError, wrongShape } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

type Details = Exclude<Reply<'querySavedPin'>, Response>['resource_response']['data']

/** Both calls respond the same way. */
const answering = (answer: Handler<'querySavedPin'> & Handler<'readSavedPin'>): Situation => ({
  answers: { querySavedPin: answer, readSavedPin: answer },
})
const showing = (own: Partial<Details>): Situation =>
  answering(() => {
    const none = {
      title: null,
      description: null,
      link: null,
      dominantColor: '#8a5a44',
      trackingParams: null,
      imageSpec_236x: null,
      imageSpec_orig: null,
      embed: null,
      video: null,
      websiteMedia: null,
      isPromoted: false,
      sponsorshipStatus: null,
      pinnedToBoard: null,
      pinner: null,
      linkDomain: null,
    }
    return { resource_response: { data: { id: '1', ...none, ...own } } }
  })

const script = 'javascript:globalThis.wasRun=true'
const picture = { url: script, width: 236, height: 354 }

/** Outcomes of reading a saved pin. Failures are not shown to the user. */
export const pinSavedScenarios = inArea('pinSaved', {
  ...fromRows(pinSavedErrors, hiddenServerMessage, () => ({}), {
    readFailed: answering(() => refusal({ status: 404, message: hiddenServerMessage })),
  }),
  neverAnswers: answering(never),
  serverFailed: answering(() => serverError()),
  offline: answering(offline),
  malformed: answering(() => html()),
  wrongShape: answering(() => wrongShape({ resource_response: { data: { id: '1', video: 7 } } })),
  withoutPicture: showing({}),
  /** The picture does not exist. */
  pictureGone: showing({ imageSpec_236x: { ...picture, url: '/pins/gone.svg' } }),
  /** A script instead of each URL, and a style instead of the color. */
  hostile: showing({
    title: 'A quiet lake',
    link: script,
    dominantColor: 'red;background:url(https://evil.example/)',
    imageSpec_236x: picture,
    video: { src: script, duration: -83, customCoverImg: { src: script, width: 0, height: 0 } },
    websiteMedia: [picture, picture],
  }),
  /** The address of the video leads nowhere. */
  videoGone: showing({
    title: 'Dunes, from a kite',
    dominantColor: '#d9925b',
    video: {
      src: '/pins/gone.webm',
      duration: 83,
      customCoverImg: { src: '/pins/dunes.svg', width: 236, height: 354 },
    },
  }),
  /** A video with an invalid duration and an unsafe cover. */
  hostileVideo: showing({
    video: {
      src: '/pins/dunes.webm',
      duration: Number.MAX_VALUE,
      customCoverImg: { src: script, width: 0, height: 0 },
    },
  }),
})
