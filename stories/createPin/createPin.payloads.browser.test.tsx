import { wren } from '../../mocks/fixtures/sessions.ts'
import { createPinHref, withPicture } from '../../testing/stage/createPinHref.ts'
import { proveLooks } from '../../testing/proof/looks.ts'
import { provePayloads, type PayloadRows } from '../../testing/proof/payloads.ts'
import type { MountOptions } from '../../testing/stage/mountFlow.tsx'
import { logIn, press } from '../../testing/stage/person.ts'
import { choose } from '../../testing/stage/saveToBoardPage.tsx'
import type * as createPin from '../../src/createPin.ts'
import { clientContext, wrensUser } from '../../src/flows/auth/testing/payloads.ts'
import { blueSofa, gardenRooms, lighting } from '../../src/flows/saving/testing/payloads.ts'
import { CreatePinPage } from '../../src/flows/createPin/shell/CreatePinPage.tsx'

const href = createPinHref(withPicture)
const at = (options: MountOptions, isPhone = false): MountOptions => ({
  ...options,
  browser: { href, isPhone, window: { historyLength: 5 } },
})
const savesToBoard = () => choose('Blue sofa')
const savesToSection = async () => {
  await choose('Garden rooms')
  await choose('Lighting')
}

const rows: PayloadRows<typeof createPin> = {
  CreatePinPage: {
    onCreated: [
      {
        after: 'saving to a board, in the popup',
        options: at({ session: wren }),
        node: (onCreated) => <CreatePinPage onCreated={onCreated} />,
        steps: savesToBoard,
        gets: [{ pinId: '9000', board: blueSofa, section: null, imageUrl: withPicture.media }],
      },
      {
        after: 'saving to a section, in the popup',
        options: at({ session: wren }),
        node: (onCreated) => <CreatePinPage onCreated={onCreated} />,
        steps: savesToSection,
        gets: [{ pinId: '9000', board: gardenRooms, section: lighting, imageUrl: withPicture.media }],
      },
      {
        after: 'saving to a board, on a phone',
        options: at({ session: wren }, true),
        node: (onCreated) => <CreatePinPage onCreated={onCreated} />,
        steps: savesToBoard,
        gets: [{ pinId: '9000', board: blueSofa, section: null, imageUrl: withPicture.media }],
      },
      {
        after: 'saving to a section, on a phone',
        options: at({ session: wren }, true),
        node: (onCreated) => <CreatePinPage onCreated={onCreated} />,
        steps: savesToSection,
        gets: [{ pinId: '9000', board: gardenRooms, section: lighting, imageUrl: withPicture.media }],
      },
    ],
    onLoggedIn: [
      {
        after: 'a visitor logs in',
        options: at({}),
        node: (onLoggedIn) => <CreatePinPage onLoggedIn={onLoggedIn} />,
        steps: () => logIn(),
        gets: [
          {
            user: wrensUser,
            redirectTo: `${href.replace('https://tackboard.example', '')}&logged_in=true`,
            isNew: false,
            clientContext,
          },
        ],
      },
    ],
    onSaveChange: [
      {
        after: 'undoing a save on a phone',
        options: at({ session: wren, given: 'mobileCreatePin.undoOffered' }, true),
        node: (onSaveChange) => <CreatePinPage onSaveChange={onSaveChange} />,
        steps: async () => {
          await savesToBoard()
          await press('Undo')
        },
        gets: [
          {
            pin: {
              id: '9000',
              description: withPicture.description,
              link: withPicture.url,
              imageUrl: withPicture.media,
              color: withPicture.color,
            },
            from: { board: blueSofa, section: null },
            to: null,
            viewerPinCountDelta: -1,
            isReverted: false,
          },
        ],
      },
    ],
    onToast: [
      {
        after: 'saving on a phone',
        options: at({ session: wren }, true),
        node: (onToast) => <CreatePinPage onToast={onToast} />,
        steps: savesToBoard,
        gets: [
          {
            type: 'toast.shown',
            kind: 'status',
            message: 'saving.toast.savedToBoard',
            values: { board: 'Blue sofa' },
            href: '/pin/9000',
            duration: 'externalToast',
          },
        ],
      },
      {
        after: 'a failure on a phone',
        options: at({ session: wren, given: 'mobileCreatePin.failed' }, true),
        node: (onToast) => <CreatePinPage onToast={onToast} />,
        steps: savesToBoard,
        gets: [
          {
            type: 'toast.shown',
            kind: 'alert',
            message: 'mobileCreatePin.error.failed',
            duration: 'savingErrorToast',
          },
        ],
      },
    ],
  },
}

provePayloads<typeof createPin>(rows)

const onlyOnPhones = { because: 'only a phone has toasts' }

proveLooks<typeof createPin>(rows, {
  CreatePinPage: {
    variant: {
      popup: {
        options: at({ session: wren }),
        onLoggedIn: { because: 'it opens for members' },
        onToast: onlyOnPhones,
        onSaveChange: onlyOnPhones,
      },
      draft: {
        options: at({}),
        onCreated: { because: 'it saves nothing' },
        onToast: onlyOnPhones,
        onSaveChange: onlyOnPhones,
      },
      mobile: {
        options: at({ session: wren }, true),
        onSaveChange: { because: 'the first row has it' },
        onLoggedIn: { because: 'a visitor with a phone is sent to the home page' },
      },
    },
  },
})
