import type { TackboardConfig } from '../../runtime/config.ts'

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A canvas knows no tokens: the accent, and what goes with it on a light and on a dark ground. */
const colors = ['#cb3a22', '#d9925b', '#f2c14e', '#4f7f8c', '#7a8f5a']

/** The confetti of one config, fetched on first use and never under reduced motion. J20. */
export function createConfetti({ loadPart, policy }: TackboardConfig) {
  const make = () => loadPart(() => import('canvas-confetti'))
  let part: ReturnType<typeof make> | undefined
  const load = () => (part ??= make())
  return {
    /** Fetches it ahead, so that it is there when its delay is over. Without it the overlay goes on as under reduced motion. */
    fetch() {
      if (!isMotionReduced()) load().catch(() => undefined)
    },
    /** Throws it on a canvas of the caller's own. Returns the way to stop. saving.txt §4: 120 particles. */
    throwOn(canvas: HTMLCanvasElement | null): () => void {
      let isOver = canvas === null || isMotionReduced()
      let stop = () => undefined as void
      const begin = async () => {
        const {
          default: { create },
        } = await load()
        if (canvas === null || isOver) return
        // Without a worker: it would be made of a blob, which a strict policy refuses.
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
