/** The number of frames, 1/60 s each, after which the particles are frozen: 300 ms after they were thrown. */
const FRAMES = 18

/** A random number generator with a fixed seed. */
function seeded() {
  let state = 7
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Starts an animation and runs its first frames at once, with seeded random numbers. */
function runFrames(start: () => void) {
  const { random } = Math
  const { requestAnimationFrame } = window
  const now = performance.now()
  let waiting: FrameRequestCallback[] = []
  Math.random = seeded()
  window.requestAnimationFrame = (callback) => waiting.push(callback)
  try {
    start()
    for (let frame = 1; frame <= FRAMES; frame += 1) {
      const due = waiting
      waiting = []
      for (const callback of due) callback(now + frame * 20)
    }
  } finally {
    Math.random = random
    window.requestAnimationFrame = requestAnimationFrame
  }
}

/** Draws confetti in mid-air, identically every time. Sets `data-drawn` when it is done. */
export function drawFrozen(canvas: HTMLCanvasElement | null): () => void {
  if (!canvas) return () => undefined
  // The overlay fills the window.
  Object.assign(canvas, { width: window.innerWidth, height: window.innerHeight })
  let stop = () => undefined as void
  const begin = async () => {
    const { create } = (await import('canvas-confetti')).default
    const fire = create(canvas, { useWorker: false })
    stop = () => fire.reset()
    runFrames(() => {
      void fire({
        particleCount: 120,
        spread: 100,
        startVelocity: 40,
        origin: { y: 0.55 },
        colors: ['#cb3a22', '#d9925b', '#f2c14e', '#4f7f8c', '#7a8f5a'],
      })
    })
    canvas.dataset['drawn'] = ''
  }
  begin().catch(() => undefined)
  return () => stop()
}
