import { bookmarklet } from '../bookmarklet'
import { pinsOf, useTables } from '../data'
import type { PageProps } from '../page'
import { PinGrid } from '../parts/PinGrid'

/** The feed. Visitors see it, too. */
export function HomePage({ session }: PageProps) {
  const [tables] = useTables()
  return (
    <main>
      <h1>{session ? `Hello, ${session.fullName || session.username}` : 'Pictures worth keeping'}</h1>
      {session && (
        <p>
          Drag this to your bookmarks bar:{' '}
          {/* React renders no script address, so the link gets it from a ref. */}
          <a href="/" ref={(link) => link?.setAttribute('href', bookmarklet(location.origin))}>
            Save to Pinwall
          </a>
        </p>
      )}
      {tables && <PinGrid pins={pinsOf(tables)} />}
    </main>
  )
}
