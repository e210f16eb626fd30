/** What snippets import from Next, which is not installed here. `npm run test:beside -- next` builds with the real package. */
declare module 'next/headers' {
  export function headers(): Promise<Headers>
}
