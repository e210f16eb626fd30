import { expect } from 'storybook/test'
import { tiles } from 'virtual:tiles'
import preview from '../../.storybook/preview.tsx'
import { grid } from '../sheets/grid.ts'
import { captionOf, FlowSheet, type FlowSheetProps } from './FlowSheet.tsx'
import { flows, type FlowId } from './flows.ts'

const first: FlowId = 'log-in'

const meta = preview.meta({
  title: 'Flows',
  component: FlowSheet,
  args: { flow: first, width: grid.width, scale: grid.scale, globals: '' },
  argTypes: { flow: { control: false }, globals: { control: false } },
  render: (args: FlowSheetProps, { globals: { theme, locale } }) => {
    const globals = `theme:${theme === 'dark' ? 'dark' : 'light'};locale:${String(locale)}`
    return <FlowSheet key={globals} {...args} globals={globals} />
  },
  /** Checks that every tile of the flow is there, in order. */
  play: async ({ args, canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    await expect(links).toEqual(
      tiles[args.flow].map(({ names, storyId }) => [captionOf(names), `./?path=/story/${storyId}`]),
    )
  },
  parameters: {
    // The visual tests draw the sheet in every mode, from frozen pages: see scripts/visual/sheets.
    picture: false,
    controls: { include: ['width', 'scale'] },
  },
})

const sheetOf = (flow: FlowId) => ({ name: flows[flow].title, args: { flow } })

export const SignIn = meta.story(sheetOf('sign-in'))
export const LogIn = meta.story(sheetOf('log-in'))
export const TwoFactor = meta.story(sheetOf('two-factor'))
export const OtherWaysIn = meta.story(sheetOf('other-ways-in'))
export const SignUp = meta.story(sheetOf('sign-up'))
export const SocialSignUp = meta.story(sheetOf('social-sign-up'))
export const Consents = meta.story(sheetOf('consents'))
export const Birthday = meta.story(sheetOf('birthday'))
export const Accounts = meta.story(sheetOf('accounts'))
export const Recovery = meta.story(sheetOf('recovery'))
export const LeavingTheSite = meta.story(sheetOf('leaving-the-site'))
export const Save = meta.story(sheetOf('save'))
export const ChooseABoard = meta.story(sheetOf('choose-a-board'))
export const CreateABoard = meta.story(sheetOf('create-a-board'))
export const CreateAPin = meta.story(sheetOf('create-a-pin'))
export const CreateAPinOnAPhone = meta.story(sheetOf('create-a-pin-on-a-phone'))
export const Search = meta.story(sheetOf('search'))
export const People = meta.story(sheetOf('people'))
