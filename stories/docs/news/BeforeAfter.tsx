import type { NewsItem } from './news.ts'
import { StoryLink } from '../frame/DocTable.tsx'

const Picture = ({ label, source }: { readonly label: string; readonly source: string | null }) => (
  <figure style={{ flex: '1 1 240px', maxInlineSize: 480, margin: 0 }}>
    <figcaption style={{ fontSize: 12 }}>{label}</figcaption>
    {source ? (
      <img
        src={`news/${source}`}
        alt=""
        loading="lazy"
        style={{ maxInlineSize: '100%', maxBlockSize: 480, border: '1px solid GrayText' }}
      />
    ) : (
      <span style={{ fontSize: 12 }}>no picture</span>
    )}
  </figure>
)

/** A picture before and after a change, and the stories that show it. */
export function BeforeAfter({ kind, ids, before, after }: NewsItem) {
  return (
    <section style={{ marginBlockEnd: 24 }}>
      <p style={{ margin: 0 }}>
        <strong>{kind === 'changed' ? 'Changed' : kind === 'new' ? 'New' : 'Deleted'}</strong>{' '}
        {ids.map((id, place) => (
          <span key={id}>
            {place > 0 && ', '}
            {kind === 'deleted' || id.startsWith('sheets/') ? id : <StoryLink id={id} />}
          </span>
        ))}
      </p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        {kind !== 'new' && <Picture label="Before" source={before} />}
        {kind !== 'deleted' && <Picture label="After" source={after} />}
      </div>
    </section>
  )
}
