import type { ReactNode } from 'react'
import { StoryLink } from '../frame/DocTable.tsx'
import { useStoryIndex } from '../gallery/useStoryIndex.ts'

export interface BeforeAfterProps {
  readonly kind: 'changed' | 'new' | 'deleted'
  /** Addresses of the pictures; null if there is none. */
  readonly before: string | null
  readonly after: string | null
  /** The stories that look like this. */
  readonly storyIds: readonly string[]
  /** Whether the stories' view is named, because the list is not grouped by view. */
  readonly hasTitle?: boolean
  readonly children?: ReactNode
}

const Picture = ({ label, source }: { readonly label: string; readonly source: string | null }) => (
  <figure style={{ flex: '1 1 240px', maxInlineSize: 480, margin: 0 }}>
    <figcaption style={{ fontSize: 12 }}>{label}</figcaption>
    {source ? (
      <img
        src={source}
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
export function BeforeAfter({ kind, before, after, storyIds, hasTitle, children }: BeforeAfterProps) {
  const index = useStoryIndex()
  const title = index[storyIds[0] ?? '']?.title.split('/').at(-1)
  return (
    <section style={{ marginBlockEnd: 24 }}>
      <p style={{ margin: 0 }}>
        <strong>{kind === 'changed' ? 'Changed' : kind === 'new' ? 'New' : 'Deleted'}</strong>{' '}
        {hasTitle && title && `${title}: `}
        {storyIds.map((id, place) => (
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
      {children}
    </section>
  )
}
