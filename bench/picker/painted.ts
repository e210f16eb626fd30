/** How long somebody waits for something that never comes: then the bench stops. In milliseconds. */
const patience = 20_000

/**
 * Milliseconds from `act` (`what`, for the person who reads that it never came), which is done inside an animation frame, to the first paint after which `isThere` holds. One frame's
 * script, style, layout and paint are in it; a subject that draws only in a later frame also waits for that frame, as a person does.
 */
export const painted = (what: string, act: () => void, isThere: () => boolean) =>
  new Promise<number>((done, fail) => {
    requestAnimationFrame(() => {
      const start = performance.now()
      // Its task comes after this frame's style, layout and paint.
      const afterPaint = (task: () => void) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', task)
        port1.start()
        port2.postMessage(null)
      }
      const look = () => {
        const passed = performance.now() - start
        if (isThere()) {
          done(passed)
          // A trace shows what stands in it.
          performance.measure(what, { start, duration: passed })
        } else if (passed > patience) fail(new Error(`${what} never came.`))
        else requestAnimationFrame(() => afterPaint(look))
      }
      afterPaint(look)
      act()
    })
  })

/** Until what a subject does afterwards (timers, idle work, rows above and below the window) is done, too. */
export const settled = (milliseconds: number) =>
  new Promise<void>((done) => {
    setTimeout(() => requestAnimationFrame(() => setTimeout(done)), milliseconds)
  })
