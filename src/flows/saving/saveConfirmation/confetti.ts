import type { TackboardConfig } from '../../runtime/config.ts'

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Colors for the canvas, which cannot use tokens: the accent, and matching colors for light and dark backgrounds. */
const colors = ['#cb3a22', '#d9925b', '#f2c14e', '#4f7f8c', '#7a8f5a']

/** The confetti of a config, loaded on first use and never with reduced motion. */
export function createConfetti({ loadPart, policy }: TackboardConfig) {
  const make = () => loadPart(() => import('canvas-confetti'))
  let part: ReturnType<typeof make> | undefined
  const load = () => (part ??= make())
  return {
    /** Preloads the confetti for the end of its delay. If it cannot be loaded, the overlay continues as with reduced motion. */
    fetch() {
      if (!isMotionReduced()) load().catch(() => undefined)
    },
    /** Throws confetti on the caller's canvas. Returns a function that stops it. */
    throwOn(canvas: HTMLCanvasElement | null): () => void {
      let isOver = canvas === null || isMotionReduced()
      let stop = () => undefined as void
      const begin = async () => {
        const {
          default: { create },
        } = await load()
        if (canvas === null || isOver) return
        // Without a worker, which would be loaded from a blob; a strict Content-Security-Policy blocks that.
        const fire = create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true })
        stop = () => fire.reset()
        await fire({
          particleCount: policy.saving.confettiParticles,
          spread: 100,
          startVelocity: 40,
          origin: { y: 0.55 },
          colors,
        })
      }
      if (!isOver) begin().catch(() => undefined)
      return () => {
        isOver = true
        stop()
      }
    },
  }
}
