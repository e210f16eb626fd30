import type { SpecRow } from '../../docs/spec/specRow.ts'

const stories = ['Create Pin/Create a pin']

/** The popup that creates a pin from an external page. */
export const createPinRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Pin creation from an external page',
    sentences: ['§2 Signed-in, desktop style'],
    machines: ['createPin'],
    built: ['src/flows/createPin/createPin/CreatePin.tsx'],
    stories,
    tests: [
      'machines/createPin/createPin/createPin.machine.test.ts',
      'machines/createPin/createPin/createPin.walk.test.ts',
    ],
  },
  {
    section: 2,
    topic: 'Create-pin page: route and query, popup, its size, success view that closes by itself',
    sentences: [
      '§2 Route: pin/create/{method}',
      '§2 Query parameters read',
      '§2 Signed-in, desktop style',
      '§2 Resized to 750',
      '§2 On success a view',
      '§9 Popup resize 750',
    ],
    machines: ['createPin'],
    tested: ['src/domain/createPin/route.ts', 'src/domain/createPin/windowSize.ts'],
    built: ['src/views/createPin/CreatePinView.tsx', 'src/views/createPin/PinCreatedView.tsx'],
    stories,
    tests: [
      'src/flows/createPin/createPin/createPin.browser.test.tsx',
      'src/flows/createPin/createPin/createPin.countdown.browser.test.tsx',
    ],
  },
  {
    section: 3,
    topic: 'Pin-create methods, guid and color; last-saved-to boards, most recent pin and images',
    sentences: ['§3 Pin-create methods: uploaded', '§3 In memory: last-saved-to'],
    machines: ['createPin'],
    tested: [
      'src/flows/createPin/createPin/savePin.services.ts',
      'src/domain/saving/recentSaves.ts',
      'src/flows/runtime/visitMemory.ts',
    ],
    built: ['src/domain/saving/imageAddress.ts'],
    stories: [...stories, 'Create Pin/On a phone'],
    tests: [
      'src/flows/runtime/visit.browser.test.tsx',
      'src/flows/createPin/shell/createPinPage.savedBefore.browser.test.tsx',
    ],
  },
  {
    section: 3,
    topic: 'Beyond it: fields for the title, the alternative text and the link in the popup',
    sentences: ['§3 Pin-create payload'],
    machines: ['createPin'],
    tested: ['src/domain/createPin/pinFields.ts'],
    built: ['src/views/createPin/fields/PinFieldsView.tsx', 'src/views/createPin/fields/focusWrongField.ts'],
    stories: ['Create Pin/Fields of a pin'],
    tests: ['machines/createPin/createPin/createPin.fields.test.ts'],
  },
  {
    section: 4,
    topic: 'Popup flow: image registered on opening, images of the page, success view, failure',
    sentences: ['§4 Popup flow. The', '§4 If no image', '§4 On completion a success'],
    machines: ['createPin'],
    tested: ['src/domain/createPin/foundImages.ts'],
    built: [
      'src/domain/createPin/imageSize.ts',
      'src/views/createPin/ImageChoice.tsx',
      'src/flows/createPin/createPin/createPin.effects.ts',
    ],
    stories,
    tests: [
      'machines/createPin/createPin/createPin.images.test.ts',
      'machines/createPin/createPin/createPin.saved.test.ts',
      'src/flows/createPin/createPin/createPin.images.browser.test.tsx',
    ],
  },
  {
    section: 7,
    topic: 'pins/image, FindPinImagesResource, pin creation from an external page',
    sentences: [
      '§4 Popup flow. The',
      '§7 PUT /v3/pins/image/ | image_url',
      '§7 FindPinImagesResource GET | url',
      '§7 Pin creation from',
    ],
    machines: ['createPin'],
    tested: ['src/flows/createPin/createPin/findImages.services.ts'],
    built: [
      'src/api/createPin/createPin.endpoints.ts',
      'src/flows/createPin/createPin/createPin.services.ts',
    ],
    tests: ['src/flows/createPin/createPin/savePin.services.test.ts'],
  },
  {
    section: 7,
    topic: 'Image beacon, and context events of the page view and the save',
    sentences: [
      '§4 On completion a success',
      '§7 Logging: image-beacon GET',
      '§7 Success is logged',
      '§7 Context events: view_type',
    ],
    tested: ['src/domain/createPin/pinCreateBeacon.ts', 'src/flows/createPin/shell/pinCreateLog.ts'],
  },
  {
    section: 8,
    topic: 'Popup creation failure, image scrape failure',
    sentences: ['§8 Popup creation failure', '§8 Image scrape failure'],
    machines: ['createPin'],
    built: ['src/errors/createPin/createPin.errors.ts', 'src/views/createPin/CreatePinStatus.tsx'],
    stories,
    tests: [
      'machines/createPin/createPin/createPin.failures.test.ts',
      'src/flows/createPin/createPin/createPin.failures.browser.test.tsx',
    ],
  },
  {
    section: 9,
    topic: 'Popup size, auto-close and window close delay; recent images',
    sentences: ['§9 Popup success view', '§9 Popup resize 750'],
    machines: ['createPin'],
    built: ['src/domain/policy/createPinPolicy.ts', 'src/domain/policy/timing.ts'],
    stories,
    tests: [
      'src/domain/createPin/windowSize.test.ts',
      'src/flows/createPin/createPin/createPin.countdown.browser.test.tsx',
      'src/domain/saving/recentSaves.test.ts',
    ],
  },
]
