import { DocText } from '../frame/DocTable.tsx'
import { Thumbnail, type ThumbnailProps } from './Thumbnail.tsx'

export interface GalleryProps {
  /** The stories by id, or with what else a thumbnail takes. */
  readonly stories: readonly (string | ThumbnailProps)[]
  /** The minimum width of a picture in px. Default: 280. */
  readonly width?: number
}

/** Pictures of some stories, each linked to its story. */
export const Gallery = ({ stories, width = 280 }: GalleryProps) => (
  <DocText>
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(${width}px, 1fr))`,
        gap: 16,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {stories
        .map((story) => (typeof story === 'string' ? { storyId: story } : story))
        .map((story) => (
          <li key={story.storyId} style={{ margin: 0 }}>
            <Thumbnail {...story} />
          </li>
        ))}
    </ul>
  </DocText>
)
