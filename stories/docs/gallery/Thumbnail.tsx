import { useTheme } from 'storybook/theming'
import stories from '../../__pictures__/stories.txt?raw'
import { parseHashes, thumbnailsOf } from '../../sheets/hashes.ts'
import { storyName } from './storyIndex.ts'

const thumbnails = thumbnailsOf(parseHashes(stories))

/** The address of a story's thumbnail; null if it has none. */
export function thumbnailOf(storyId: string): string | null {
  const file = thumbnails[storyId]
  return file === undefined ? null : `thumbnails/${file}.webp`
}

export interface ThumbnailProps {
  readonly storyId: string
  /** Below the picture. Default: the story's name. */
  readonly caption?: string
  /** The docs page that it links to. Default: it links to the story. */
  readonly page?: string
}

/** A story's picture and name, as a link to the story. */
export function Thumbnail({ storyId, caption = storyName(storyId), page }: ThumbnailProps) {
  const { appBorderColor, background, color } = useTheme()
  const picture = thumbnailOf(storyId)
  return (
    <a
      href={`./?path=/${page ? `docs/${page}` : `story/${storyId}`}`}
      target="_top"
      style={{ display: 'block', color: color.defaultText, textDecoration: 'none' }}
    >
      <span
        style={{
          display: 'grid',
          placeItems: 'center',
          overflow: 'hidden',
          aspectRatio: '4 / 3',
          border: `1px solid ${appBorderColor}`,
          borderRadius: 6,
          background: background.app,
          fontSize: 11,
          color: color.defaultText,
        }}
      >
        {picture ? (
          <img
            src={picture}
            alt=""
            loading="lazy"
            // A low picture is in the middle; a tall one is cut at its end, because it could not be read if all of it were shown.
            style={{ display: 'block', maxInlineSize: '100%', blockSize: 'auto' }}
          />
        ) : (
          'No picture'
        )}
      </span>
      <span style={{ display: 'block', paddingBlock: '4px 0', fontSize: 13, lineHeight: 1.35 }}>
        {caption}
      </span>
    </a>
  )
}
