/** The milliseconds of work that `act` causes, whoever does it: its own, React's, XState's, and style, layout and paint, measured inside one frame. */
export const workOf = (act: () => void) =>
  new Promise<number>((done) => {
    requestAnimationFrame(() => {
      const start = performance.now()
      const { port1, port2 } = new MessageChannel()
      // Its task comes after this frame's style, layout and paint.
      port1.addEventListener('message', () => done(performance.now() - start))
      port1.start()
      act()
      port2.postMessage(null)
    })
  })
