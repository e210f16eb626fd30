import { DocText, StoryLink } from '../frame/DocTable.tsx'
import { Thumbnail, thumbnailOf, type ThumbnailProps } from './Thumbnail.tsx'

export interface GalleryProps {
  /** The stories by id, or with what else a thumbnail takes. */
  readonly stories: readonly (string | ThumbnailProps)[]
  /** The minimum width of a picture in px. Default: 280. */
  readonly width?: number
}

/** Pictures of some stories, each linked to its story, and below them the names of those that look like others and have none. */
export function Gallery({ stories, width = 280 }: GalleryProps) {
  const all = stories.map((story) => (typeof story === 'string' ? { storyId: story } : story))
  const { shown = [], named = [] } = Object.groupBy(all, ({ storyId }) =>
    thumbnailOf(storyId) === null ? 'named' : 'shown',
  )
  return (
    <DocText>
      {shown.length > 0 && (
        <ul
          style={{
            display: 'grid',
            gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`,
            gap: 16,
            margin: 0,
            padding: 0,
            listStyle: 'none',
          }}
        >
          {shown.map((story) => (
            <li key={story.storyId} style={{ margin: 0 }}>
              <Thumbnail {...story} />
            </li>
          ))}
        </ul>
      )}
      {named.length > 0 && (
        <p style={{ margin: '12px 0 0', fontSize: 13 }}>
          Without a picture of their own:{' '}
          {named.map(({ storyId, caption }, index) => (
            <span key={storyId}>
              {index > 0 && ' · '}
              <StoryLink id={storyId}>{caption}</StoryLink>
            </span>
          ))}
        </p>
      )}
    </DocText>
  )
}
