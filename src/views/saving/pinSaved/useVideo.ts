import { useState, type SyntheticEvent } from 'react'

/** `waiting`: it is to play, and is being loaded. */
export type VideoState = 'paused' | 'waiting' | 'playing' | 'failed'

type VideoEvent = SyntheticEvent<HTMLVideoElement>

/** A video's state, which follows the element: it may also be paused by a media key, or by another page. */
export function useVideo(duration: number) {
  const [state, setState] = useState<VideoState>('paused')
  const [time, setTime] = useState(0)
  const [length, setLength] = useState(duration > 0 && duration < Infinity ? duration : 0)
  const [isMuted, setMuted] = useState(false)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const follow = ({ currentTarget }: VideoEvent) => setTime(currentTarget.currentTime)
  return {
    state,
    time,
    /** In seconds; 0 if unknown. */
    length,
    isMuted,
    toggle: () => {
      if (!video) return
      if (video.error) video.load()
      else if (!video.paused) return video.pause()
      // What goes wrong is an event of the element, too.
      void video.play()?.catch(() => undefined)
    },
    mute: () => video && (video.muted = !video.muted),
    seek: (to: number) => {
      setTime(to)
      if (video) video.currentTime = to
    },
    videoProps: {
      ref: setVideo,
      onPlay: () => setState('waiting'),
      onWaiting: () => setState('waiting'),
      onPlaying: () => setState('playing'),
      // Chrome pauses one that fails.
      onPause: ({ currentTarget }: VideoEvent) => setState(currentTarget.error ? 'failed' : 'paused'),
      onError: () => setState('failed'),
      onTimeUpdate: follow,
      onSeeked: follow,
      onVolumeChange: ({ currentTarget }: VideoEvent) => setMuted(currentTarget.muted),
      onDurationChange: ({ currentTarget }: VideoEvent) => {
        if (currentTarget.duration > 0 && currentTarget.duration < Infinity) setLength(currentTarget.duration)
      },
    },
  }
}
