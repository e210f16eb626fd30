import { useEffect } from 'react'
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { inWords } from '../../stories/docs/frame/inWords.ts'
import { synonymsOf } from './synonyms.ts'

type Index = NonNullable<ReturnType<typeof useStorybookState>['internal_index']>
type Entry = Index['entries'][string]

const hasSynonyms = (entry: Entry) => entry.type === 'story' && 'anchors' in entry

/**
 * Storybook's search also looks at an entry's headings. A story has none, so its synonyms take their place. The id of a machine's page
 * comes from the machine's name in code, while the sidebar shows that name in words.
 */
function inOtherWords(entry: Entry): Entry {
  if (entry.type === 'story')
    return Object.assign({}, entry, { anchors: synonymsOf(entry).map((title) => ({ id: '', title })) })
  return entry.title === 'Reference/Machines' ? { ...entry, name: inWords(entry.name) } : entry
}

/** Renders nothing. Adds the synonyms whenever the index has been loaded. */
function OtherWords() {
  const api = useStorybookApi()
  const { internal_index: index } = useStorybookState()
  useEffect(() => {
    const entries = Object.entries(index?.entries ?? {})
    if (!index || entries.some(([, entry]) => hasSynonyms(entry))) return
    const extended = Object.fromEntries(entries.map(([id, entry]) => [id, inOtherWords(entry)]))
    void api.setIndex({ ...index, entries: extended })
  }, [api, index])
  return null
}

/** Lets the search find stories by other words for what they show: 'modal', 'snackbar', 'sign in'. */
export const registerSynonyms = () =>
  addons.register('tackboard/search', () => {
    addons.add('tackboard/search/synonyms', {
      type: types.TOOLEXTRA,
      title: 'Search',
      match: () => true,
      render: () => <OtherWords />,
    })
  })
