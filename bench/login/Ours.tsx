// The benchmark measures the built package: run.ts redirects this import.
import { createBrowserPlatform, LoginPage, TackboardProvider } from '../../src/auth.ts'

/** The two providers that the floor and the peer have buttons for. */
const platform = createBrowserPlatform({
  providers: { facebook: { appId: 'bench' }, google: { clientId: 'bench' } },
})

export const Subject = () => (
  <TackboardProvider platform={platform}>
    <LoginPage onLoggedIn={() => undefined} />
  </TackboardProvider>
)
