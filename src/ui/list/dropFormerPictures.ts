/**
 * From now on, takes away each picture in the container whose element is given another address and still shows the former one: what stands
 * behind it is seen until the new one comes. One that is at hand stays. Answers with what ends it.
 */
export function dropFormerPictures(container: HTMLElement): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      // A browser goes on painting the former one meanwhile, and says nowhere that it does.
      if (!(target instanceof HTMLImageElement) || target.complete) continue
      const address = target.getAttribute('src')
      if (address === null) continue
      target.removeAttribute('src')
      target.setAttribute('src', address)
    }
    // What it has just changed itself is no change to hear of.
    observer.takeRecords()
  })
  observer.observe(container, { subtree: true, attributeFilter: ['src'] })
  return () => observer.disconnect()
}
