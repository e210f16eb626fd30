import { createPinErrors } from '../../../src/errors/createPin/createPin.errors.ts'
import type { CreatePinRowId } from '../../../src/errors/createPin/createPin.errors.ts'
import { hostileMessage, longMessage, saveMessage } from '../../fixtures/messages.ts'
import { pageImages } from '../../fixtures/pageImages.ts'
import type { Handler } from '../../handlers/handler.ts'
import { never, refusal, respondWith, serverError, wrongShape, type Outcome } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Scenarios, type Situation } from '../scenario.ts'
import { severalPinsScenarios } from './several.ts'
import { mobileCreatePinScenarios } from './mobile.ts'

const answering = (answer: Handler<'repin'> & Handler<'createPin'>): Situation => ({
  answers: { repin: answer, createPin: answer },
})
const meeting = (outcome: Outcome) => answering(({ policy }) => respondWith(outcome, policy))
const finding = (findPinImages: Handler<'findPinImages'>): Situation => ({ answers: { findPinImages } })
const found = (...items: readonly { readonly type: string; readonly url: string | null }[]) =>
  finding(() => ({ resource_response: { data: { items: [...items] } } }))
const settings = (readSettings: Handler<'readSettings'>): Situation => ({ answers: { readSettings } })

const fields: Situation = { policy: { createPin: { popupFields: true } } }
const first = pageImages[0]?.url ?? ''

export const createPinScenarios = {
  ...inArea('createPin', {
    ...fromRows(createPinErrors, saveMessage, meeting, {
      imagesUnread: finding(() => serverError()),
      imageUnregistered: { answers: { registerImage: () => serverError() } },
      settingsUnread: settings(() => serverError()),
    }),
    neverAnswers: answering(never),
    /** The app asks for every field of the pin. */
    popupFields: fields,
    fieldsFound: { ...fields, ...found(...pageImages.map(({ url }) => ({ type: 'pinnable', url }))) },
    fieldsRefused: { ...fields, ...answering(() => refusal({ message: saveMessage })) },
    hostileMessage: answering(() => refusal({ message: hostileMessage })),
    longMessage: answering(() => refusal({ message: longMessage })),
    imagesNeverCome: finding(never),
    registeringNeverAnswers: { answers: { registerImage: never } },
    settingsNeverAnswer: settings(never),
    settingsMalformed: settings(() =>
      wrongShape({ resource_response: { data: { connected_to_instagram: 'no', listed_website_url: 4 } } }),
    ),
    noImages: found(),
    oneImage: found({ type: 'pinnable', url: first }),
    /** Nothing on the page can become a pin. */
    hostileImages: found(
      { type: 'pinnable', url: 'javascript:globalThis.wasRun=true' },
      { type: 'pinnable', url: 'data:image/png;base64,AAAA' },
      { type: 'pinnable', url: null },
      { type: 'link', url: first },
      { type: 'pinnable', url: 'https://wren.example/logo.svg' },
    ),
    /** The same picture in several sizes, and one that is broken. */
    repeatedImages: {
      ...found(
        ...['', '-300x200', '-1024x683', '?w=640', '?utm_source=feed'].map((suffix) => ({
          type: 'pinnable',
          url: suffix.startsWith('-') ? first.replace('.jpg', `${suffix}.jpg`) : first + suffix,
        })),
        { type: 'pinnable', url: 'https://wren.example/photos/gone.jpg' },
      ),
      platform: ({ pictures }) => {
        pictures.sizes = { ...pictures.sizes, 'https://wren.example/photos/gone.jpg': null }
      },
    },
    connected: settings(() => ({
      resource_response: {
        data: { connected_to_instagram: true, listed_website_url: 'https://www.instagram.com/wren' },
      },
    })),
    userStateUnsaved: { answers: { recordUserState: () => serverError() } },
    userStateNeverAnswers: { answers: { recordUserState: never } },
    /** The browser does not let the page close its window. */
    cannotClose: { platform: ({ window }) => void (window.closing = 'refuses') },
  }),
  ...severalPinsScenarios,
  ...mobileCreatePinScenarios,
} satisfies Scenarios<CreatePinRowId>
