import { wren } from '../../mocks/fixtures/sessions.ts'
import { sensitiveAdvisory, linkedText } from '../../mocks/fixtures/advisories.ts'
import { createMemoryPlatform } from '../../mocks/index.ts'
import * as auth from '../../src/auth.ts'
import * as createPin from '../../src/createPin.ts'
import * as search from '../../src/search.ts'
import { createPinHref, withPicture } from '../../testing/stage/createPinHref.ts'
import type { FlowRow } from './flowRows.tsx'

const memory = createMemoryPlatform
const own = location.origin

/** Flows in states that contain a link to the app. */
export const linkRows: Readonly<Record<string, FlowRow>> = {
  'BirthdayStep, for somebody too young': {
    node: <auth.BirthdayStep />,
    settings: { platform: memory({ href: `${own}/`, cookies: { tackboard_underage: '1' } }) },
    finds: ['link', 'Go to the home page'],
  },
  'OffsitePage, without a link': {
    node: <auth.OffsitePage href={`${own}/offsite/`} />,
    settings: { platform: memory({ href: `${own}/offsite/` }) },
    finds: ['heading', /./],
  },
  'ConnectPage, opened by hand': {
    node: <auth.ConnectPage />,
    settings: { platform: memory({ href: `${own}/connect/facebook/` }) },
    finds: ['link', /./],
  },
  'LoginPage, for businesses': {
    node: <auth.LoginPage variant="businessRevamped" />,
    settings: { platform: memory({ href: `${own}/login/` }) },
    finds: ['button', 'Log in'],
  },
  'CreatePinPage, on a phone': {
    node: <createPin.CreatePinPage />,
    settings: {
      session: wren,
      platform: memory({
        href: createPinHref(withPicture).replace('https://tackboard.example', own),
        isPhone: true,
      }),
    },
    finds: ['link', 'Create board'],
  },
  'SearchAdvisory, with a link in its text': {
    node: (
      <search.SearchAdvisory
        advisory={{
          ...sensitiveAdvisory,
          notices: [{ description: linkedText('Read the rules', { words: 'rules', link: '/rules/' }) }],
        }}
      />
    ),
    settings: { platform: memory({ href: `${own}/` }) },
    finds: ['link', 'rules'],
  },
}
