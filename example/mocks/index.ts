/** What the mock API has from this app: `tackboard-mock --handlers mocks/index.ts`. */
export { handlers } from './ads.ts'
export { verifyNewPasskey, verifyPasskey } from './passkeys.ts'
