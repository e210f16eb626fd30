import { DocText } from '../frame/DocTable.tsx'
import { Thumbnail } from './Thumbnail.tsx'

export interface GalleryProps {
  readonly storyIds: readonly string[]
  /** The minimum width of a picture in px. Default: 200. */
  readonly width?: number
}

/** Pictures of some stories, each linked to its story. */
export const Gallery = ({ storyIds, width = 200 }: GalleryProps) => (
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
      {storyIds.map((storyId) => (
        <li key={storyId} style={{ margin: 0 }}>
          <Thumbnail storyId={storyId} />
        </li>
      ))}
    </ul>
  </DocText>
)
