import { SearchAdvisory } from 'tackboard/search'
import { pinsOf, useTables } from '../data'
import type { PageProps } from '../page'
import { PinGrid } from '../parts/PinGrid'

/** What the app's server would send along with the results of such a search. Tackboard validates every field. */
const advisory: unknown = {
  advisory_level: 'SUPPORT',
  severity: 1,
  advisory_type: 'SELF_CARE',
  notices: [
    {
      title: 'You’re not alone',
      description: 'If things are hard right now, talking to someone can help.',
      actions: [{ id: 'talk', button: { text: 'Find support', link: 'https://listeners.example/talk' } }],
    },
  ],
}
const advisoryFor = (words: string) => (words.includes('lonely') ? advisory : null)

/** The results of a search, with a notice above them where the search asks for one. */
export function SearchPage({ address }: PageProps) {
  const words = (new URLSearchParams(address.search).get('q') ?? '').toLowerCase()
  const [tables] = useTables()
  const found = tables && pinsOf(tables).filter(({ title }) => title.toLowerCase().includes(words))
  return (
    <main>
      <h1>Search results</h1>
      <SearchAdvisory advisory={advisoryFor(words)} />
      {found &&
        (found.length > 0 ? <PinGrid pins={found} isToastShown /> : <p>{`No Pin matches “${words}”.`}</p>)}
    </main>
  )
}
