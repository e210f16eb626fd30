import type { LoggedIn } from 'tackboard'

/** The page behind the log-in. */
export function Home({ user }: Pick<LoggedIn, 'user'>) {
  return (
    <main>
      <h1>Hello, {user.full_name ?? user.username}</h1>
      <p>Your plants are where you left them.</p>
    </main>
  )
}
