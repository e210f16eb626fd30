import type { Handler } from '../../handlers/handler.ts'
import { html, never, offline, refusal, serverError, wrongShape } from '../../respond.ts'
import { inArea, type Situation } from '../scenario.ts'

/** Both calls respond in the same way. */
const reading = (answer: Handler<'readPin'> & Handler<'queryPin'>): Situation => ({
  answers: { readPin: answer, queryPin: answer },
})
const showing = (url: string | null, dominantColor: string | null = '#8a5a44') =>
  reading(() => ({
    resource_response: {
      data: { imageSpec_236x: url === null ? null : { url }, embed: null, dominantColor },
    },
  }))

/** Outcomes of reading a pin for its thumbnail. Failures are not shown to the user. */
export const pinScenarios = inArea('pins', {
  neverAnswers: reading(never),
  refused: reading(() => refusal({ status: 404 })),
  serverFailed: reading(() => serverError()),
  offline: reading(offline),
  malformed: reading(() => html()),
  wrongShape: reading(() => wrongShape({ resource_response: { data: { imageSpec_236x: [] } } })),
  withoutPicture: showing(null),
  /** The picture does not exist. */
  pictureGone: showing('/pins/gone.svg'),
  hostilePicture: showing('javascript:globalThis.wasRun=true'),
  svgInAddress: showing(
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="globalThis.wasRun=true"/>',
  ),
  hostileColor: showing(null, 'red;background:url(https://evil.example/)'),
})
