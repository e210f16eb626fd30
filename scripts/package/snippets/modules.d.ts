/** What snippets import from Next, which is not installed here. `npm run test:beside -- next` builds with the real package. */
declare module 'next/headers' {
  export function headers(): Promise<Headers>
}

/** A package that a snippet imports. It re-exports `playwright/test`, which is installed here. */
declare module '@playwright/test' {
  export * from 'playwright/test'
}
