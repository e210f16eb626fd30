/** The package that a snippet imports. It passes on `playwright/test`, which is installed here. */
declare module '@playwright/test' {
  export * from 'playwright/test'
}
