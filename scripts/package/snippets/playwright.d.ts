/** A package that a snippet imports. It re-exports `playwright/test`, which is installed here. */
declare module '@playwright/test' {
  export * from 'playwright/test'
}
