import { thumbnails } from 'virtual:thumbnails'
import { useTheme } from 'storybook/theming'
import { useStoryName } from './useStoryIndex.ts'

/** The address of a story's accepted screenshot, scaled down; null if it has none. */
export function thumbnailOf(storyId: string, size: 'small' | 'large' = 'small'): string | null {
  const file = thumbnails[storyId]
  return file === undefined ? null : `thumbnails/${file}.${size}.webp`
}

export interface ThumbnailProps {
  readonly storyId: string
  /** Below the picture. Default: the story's name. */
  readonly caption?: string
}

/** A story's picture and name, as a link to the story. */
export function Thumbnail({ storyId, caption }: ThumbnailProps) {
  const { appBorderColor, background, color } = useTheme()
  const name = useStoryName(storyId)
  const picture = thumbnailOf(storyId)
  return (
    <a
      href={`./?path=/story/${storyId}`}
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
          background: background.hoverable,
          fontSize: 11,
          color: color.defaultText,
        }}
      >
        {picture ? (
          <img
            src={picture}
            alt=""
            loading="lazy"
            style={{ inlineSize: '100%', blockSize: '100%', objectFit: 'scale-down' }}
          />
        ) : (
          'No picture'
        )}
      </span>
      <span style={{ display: 'block', paddingBlock: '4px 0', fontSize: 12, lineHeight: 1.35 }}>
        {caption ?? name}
      </span>
    </a>
  )
}
