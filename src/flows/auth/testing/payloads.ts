import { faceOf } from '../../../../mocks/fixtures/faces.ts'
import type { MountOptions } from '../../../../testing/stage/mountFlow.tsx'
import type { ClientContext, User } from '../../../api/auth/entities/login.ts'

/** The first member of the tables, as a log-in returns them, with every field. */
export const wrensUser: User = {
  id: '1',
  username: 'wren',
  email: 'wren@example.com',
  full_name: 'Wren Alder',
  image_medium_url: null,
  image_large_url: null,
  partner: null,
}

/** Where the tables place everybody. */
export const clientContext: ClientContext = {
  country: 'US',
  countryFromHostname: 'US',
  countryFromIp: 'US',
  regionFromIp: 'CA',
}

/** Another member. */
export const sagesUser: User = {
  ...wrensUser,
  id: '4',
  username: 'sagedogwood',
  email: 'team@acme.example',
  full_name: 'Sage Dogwood',
  image_medium_url: faceOf('4'),
  image_large_url: faceOf('4'),
}

/** A page where one-tap is offered. */
export const oneTapPage: MountOptions = {
  experiments: { one_tap: true },
  browser: {
    href: 'https://tackboard.example/ideas/',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36',
  },
}

/** A member who may log in by one-tap. */
export const connectedMember = {
  viewer: {
    type: 'AUTH',
    isAuth: true,
    personalization: {
      firstName: 'Wren',
      hasPassword: true,
      connectedToFacebook: false,
      connectedToGoogle: true,
    },
  },
} as const satisfies MountOptions

/** Whom the server asks to verify their email. */
export const unverified = { type: 'AUTH', isAuth: true, hasVerifiedEmail: false } as const
