const addresses = new WeakMap<HTMLImageElement, string | null>()

/**
 * Takes away each picture whose element was given another address and still shows the former one: what stands behind it is seen until
 * the new one comes. One that is at hand stays. Call it whenever addresses may have changed, the first time too.
 */
export function dropFormerPictures(container: HTMLElement | null): void {
  for (const image of container?.getElementsByTagName('img') ?? []) {
    const [before, now] = [addresses.get(image), image.getAttribute('src')]
    if (before === now) continue
    addresses.set(image, now)
    // A browser goes on painting the former one meanwhile, and says nowhere that it does.
    if (before === undefined || now === null || image.complete) continue
    image.removeAttribute('src')
    image.setAttribute('src', now)
  }
}
