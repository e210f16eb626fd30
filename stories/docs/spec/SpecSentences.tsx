import { Files } from '../frame/Files.tsx'
import { FilteredTable } from '../frame/Filtered.tsx'
import { specMaps, type MappedSentence } from './specMaps.ts'

const textOf = ({ sentence, rows, entries }: MappedSentence) =>
  [
    sentence.text,
    ...rows.flatMap(({ topic, machines, built }) => [topic, ...machines, ...built]),
    ...entries.flatMap(({ kind = 'Not implemented', because }) => [kind, because]),
  ].join(' ')

/** Each sentence of a specification with the topics and files that implement it, or what differs and why. */
export const SpecSentences = ({ spec }: { readonly spec: keyof typeof specMaps }) => (
  <FilteredTable
    rows={specMaps[spec].sentences}
    textOf={textOf}
    groupOf={({ title }) => title}
    columns={{ '§': 4, Sentence: 48, 'Where it is implemented': 48 }}
    lineOf={({ sentence: { section, text }, rows, entries }) => ({
      key: `${section} ${text}`,
      '§': section || '–',
      Sentence: text,
      'Where it is implemented': (
        <>
          {rows.map(({ topic, built }) => (
            <div key={topic}>
              {topic} <Files paths={built} />
            </div>
          ))}
          {entries.map(({ kind = 'Not implemented', because }) => (
            <div key={because}>
              <strong>{kind}:</strong> {because}
            </div>
          ))}
        </>
      ),
    })}
  />
)
