/** What a snippet imports from Next, which is not installed here: `npm run test:beside -- next` builds with the real one. */
declare module 'next/headers' {
  export function headers(): Promise<Headers>
}
