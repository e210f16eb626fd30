/** Milliseconds of work that `act` causes inside one frame, including style, layout and paint. */
export const workOf = (act: () => void) =>
  new Promise<number>((done) => {
    requestAnimationFrame(() => {
      const start = performance.now()
      const { port1, port2 } = new MessageChannel()
      // A message task runs after the style, layout and paint of the frame. It is posted first, so that it does not wait for the tasks
      // that React queues for after the paint.
      port1.addEventListener('message', () => done(performance.now() - start))
      port1.start()
      port2.postMessage(null)
      act()
    })
  })
