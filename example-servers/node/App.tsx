import { lazy, Suspense } from 'react'
import { LoginPage, TackboardProvider } from 'tackboard/auth'

/** Arrives after the form. */
const Late = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, 200))
  return { default: () => <p>Streamed</p> }
})

export const App = () => (
  <TackboardProvider productName="Pinwall">
    <LoginPage />
    <Suspense fallback={<p>Loading</p>}>
      <Late />
    </Suspense>
  </TackboardProvider>
)
