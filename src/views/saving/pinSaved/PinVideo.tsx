'use client'
import { durationText, spokenDuration, spokenPosition } from '../../../domain/text/duration.ts'
import type { PinMedia } from '../../../domain/saving/pinMedia.ts'
import { pinSaved } from '../../../messages/en/saving/pinSaved.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { safeHref } from '../../../ui/actions/safeUrl.ts'
import { Icon } from '../../../ui/layout/icons.tsx'
import { useLocale, useText } from '../../text.tsx'
import { HeldPlace } from './HeldPicture.tsx'
import { Controls, Duration, VideoError } from './PinVideo.styles.ts'
import { useVideo } from './useVideo.ts'

export interface PinVideoProps {
  readonly media: Extract<PinMedia, { kind: 'video' }>
  /** The dominant color, `#rrggbb`, of the placeholder. */
  readonly color: string | null
}

const playing = 'M9 5v14M15 5v14'
const paused = 'M8 5l11 7-11 7z'
const speaker = 'M4 9.5v5h3.5L12 18V6L7.5 9.5z'
const silence = 'M16 9.5l5 5M21 9.5l-5 5'
const waves = 'M15.5 9a4 4 0 010 6M18 6.5a8 8 0 010 11'

/** A video with our own controls: play, position and sound. They are not mirrored, as on every player. */
export function PinVideo({ media, color }: PinVideoProps) {
  const t = useText(pinSaved)
  const { locale } = useLocale()
  const { state, time, length, isMuted, toggle, mute, seek, videoProps } = useVideo(media.duration)
  const text = durationText(media.duration)
  const spoken = spokenDuration(media.duration, locale)
  const isPaused = state === 'paused' || state === 'failed'
  return (
    <HeldPlace picture={media.shape} color={color}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the API has no captions */}
      <video
        {...videoProps}
        src={safeHref(media.src)}
        poster={safeHref(media.poster ?? undefined)}
        // Load nothing until the user plays it.
        preload="none"
        playsInline
        aria-label={spoken ? t('pinSaved.videoOf', { duration: spoken }) : t('pinSaved.video')}
        onClick={toggle}
      />
      {text && <Duration aria-hidden="true">{text}</Duration>}
      <VideoError role="status">{state === 'failed' && <span>{t('pinSaved.videoFailed')}</span>}</VideoError>
      <Controls dir="ltr" data-ui="controls">
        <Button
          variant="icon"
          aria-label={isPaused ? t('pinSaved.play') : t('pinSaved.pause')}
          // It can still be paused.
          aria-busy={state === 'waiting' || undefined}
          leading={<Icon path={isPaused ? paused : playing} />}
          onClick={toggle}
        />
        <input
          type="range"
          aria-label={t('pinSaved.position')}
          aria-valuetext={t('pinSaved.positionOf', {
            time: spokenPosition(time, locale),
            duration: spokenPosition(length, locale),
          })}
          disabled={length === 0}
          max={length || 1}
          // An arrow key moves by a hundredth, Page Up and Down by a tenth.
          step={(length || 1) / 100}
          value={time}
          onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
          // Set by script, because a strict Content-Security-Policy blocks style attributes in the server's HTML.
          ref={(element) => element?.style.setProperty('--tb-played', `${(100 * time) / (length || 1)}%`)}
        />
        <Button
          variant="icon"
          aria-label={isMuted ? t('pinSaved.unmute') : t('pinSaved.mute')}
          leading={<Icon path={speaker + (isMuted ? silence : waves)} />}
          onClick={mute}
        />
      </Controls>
    </HeldPlace>
  )
}
