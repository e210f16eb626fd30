import type { LoggedIn } from 'tackboard'
import { bookmarklet } from './bookmarklet'

/** The page behind the log-in. */
export function Home({ user }: Pick<LoggedIn, 'user'>) {
  return (
    <main>
      <h1>Hello, {user.full_name ?? user.username}</h1>
      <p>Your plants are where you left them.</p>
      <p>
        Drag this to your bookmarks bar:{' '}
        {/* React renders no script address, so the link gets it from a ref. */}
        <a href="/" ref={(link) => link?.setAttribute('href', bookmarklet(location.origin))}>
          Save to Herbarium
        </a>
      </p>
    </main>
  )
}
