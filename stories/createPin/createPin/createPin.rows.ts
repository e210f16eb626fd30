import type { SpecRow } from '../../docs/spec/specRow.ts'

const stories = ['Create Pin/Create a pin']

/** The popup that creates a pin from an external page. */
export const createPinRows: readonly SpecRow[] = [
  {
    section: 1,
    topic: 'Pin creation from an external page',
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
    topic: 'Pin-create methods, guid and colour; last-saved-to boards, most recent pin and images',
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
    section: 4,
    topic: 'Popup flow: image registered on opening, images of the page, success view, failure',
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
    tested: ['src/domain/createPin/pinCreateBeacon.ts', 'src/flows/createPin/shell/pinCreateLog.ts'],
  },
  {
    section: 8,
    topic: 'Popup creation failure, image scrape failure',
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
