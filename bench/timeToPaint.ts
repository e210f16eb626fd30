/** The benchmark fails when a result takes longer to appear. In milliseconds. */
const patience = 20_000

/**
 * Milliseconds from `act`, which runs inside an animation frame, to the first paint after which `isShown` holds. Script, style, layout and
 * paint of that frame count; a subject that renders in a later frame also waits for that frame, as a user would. `name` is for traces and
 * for the error message.
 */
export const timeToPaint = (name: string, act: () => void, isShown: () => boolean) =>
  new Promise<number>((done, fail) => {
    requestAnimationFrame(() => {
      const start = performance.now()
      // A message task runs after the style, layout and paint of the frame.
      const afterPaint = (task: () => void) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', task)
        port1.start()
        port2.postMessage(null)
      }
      const check = () => {
        const duration = performance.now() - start
        if (isShown()) {
          done(duration)
          performance.measure(name, { start, duration })
        } else if (duration > patience) fail(new Error(`${name}: the result did not appear.`))
        else requestAnimationFrame(() => afterPaint(check))
      }
      afterPaint(check)
      act()
    })
  })

/** Waits for follow-up work: timers, idle callbacks, rows outside the visible ones. */
export const settled = (milliseconds: number) =>
  new Promise<void>((done) => {
    setTimeout(() => requestAnimationFrame(() => setTimeout(done)), milliseconds)
  })
