import preview from '../../../.storybook/preview.tsx'
import { CreatePinPage } from '../../../src/flows/createPin/shell/CreatePinPage.tsx'
import { pictureShows, toDraft } from './draft.steps.ts'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'
import { focusOnTitle, goesTo, leadsTo } from '../../../testing/journeys/page.steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { follow, see, until, type Step } from '../../../testing/steps/steps.ts'

const meta = preview.meta({
  title: 'Create Pin/Logged out',
  tags: ['autodocs'],
  component: CreatePinPage,
  args: { path: undefined, search: undefined },
})

const base = 'https://tackboard.example'
const page = 'https://www.wren.example/lakes?from=feed'
const text = 'Twelve lakes to swim in before breakfast, and where to warm up afterwards.'
const address = (query: Readonly<Record<string, string>>) =>
  `${base}/pin/create/bookmarklet/?${new URLSearchParams(query).toString()}`

const withPicture = address({
  url: page,
  media: 'https://wren.example/photos/lake.jpg',
  description: text,
  color: '#4f7f8c',
})
const withLink = address({ url: page, description: text, color: '#f2c14e' })

const showing = (href: string, ...steps: readonly Step[]) =>
  driven({ href, session: null, steps: [...toDraft, ...steps] }, {})
const host = leadsTo('wren.example', page)

export const Playground = meta.story(
  driven({ href: withPicture, session: null, isLive: true, steps: [...toDraft, pictureShows] }, {}),
)

export const Picture = meta.story(showing(withPicture, pictureShows, host, see(text)))
export const LinkCard = meta.story(showing(withLink, host, see(text)))
export const PlainLinkCard = meta.story({
  name: 'A link without a color or description',
  ...showing(address({ url: page }), host),
})
export const Nothing = meta.story({
  name: 'Nothing to save (K1)',
  ...showing(
    address({ url: 'javascript:alert(1)', media: 'data:image/png;base64,AA' }),
    see('Nothing to save'),
  ),
})
export const SignUp = meta.story(
  showing(
    withPicture,
    pictureShows,
    follow('Sign up now'),
    until('auth.signup'),
    focusOnTitle('Sign up to save ideas from around the web'),
  ),
)
export const Returning = meta.story({
  name: 'Logged in: back to the same page, marked once (K11)',
  ...driven(
    {
      href: `${withPicture}&logged_in=true`,
      session: null,
      steps: [
        ...toDraft,
        ...logIn(),
        goesTo(`${new URL(withPicture).pathname}${new URL(withPicture).search}&logged_in=true`),
      ],
    },
    { calls: ['logIn.ok'] },
  ),
})

export const Window = meta.story({
  name: 'In a bookmarklet’s window, 870 px wide',
  ...showing(withPicture, pictureShows, host),
  globals: { viewport: { value: 'w870' } },
})
export const Phone = meta.story({
  name: 'In a window of 320 px',
  ...showing(withPicture, pictureShows, host),
  globals: { viewport: { value: 'phone' } },
})
export const NarrowLinkCard = meta.story({
  name: 'A link card in a window of 320 px',
  ...showing(withLink, host),
  globals: { viewport: { value: 'phone' } },
})
export const Dark = meta.story({
  ...showing(withPicture, pictureShows),
  globals: { theme: 'dark' },
})
export const RightToLeft = meta.story({
  name: 'Right to left',
  ...showing(
    address({
      url: page,
      media: 'https://wren.example/photos/lake.jpg',
      description: 'اثنتا عشرة بحيرة للسباحة قبل الإفطار، وأماكن للتدفئة بعدها.',
      color: '#4f7f8c',
    }),
    pictureShows,
  ),
  globals: { locale: 'ar' },
})
