import type { Picture } from './picture.types.ts'

const named = (attribute: string) => attribute.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A picture as the address of an image: a `data:` URL, which a Content-Security-Policy has to allow. Elsewhere its place stays plain. */
export function imageOf({ width, height, shapes }: Picture): string {
  const drawn = shapes.map(
    ([tag, attributes]) =>
      `<${tag} ${Object.entries(attributes)
        .map(([name, value]) => `${named(name)}="${value}"`)
        .join(' ')}/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawn.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
