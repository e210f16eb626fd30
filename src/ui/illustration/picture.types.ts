/** A shape of a picture, with its attributes as React names them. */
export type Shape = readonly [
  tag: 'path' | 'circle' | 'ellipse',
  attributes: Readonly<Record<string, string>>,
]

/** A flat picture, the product's own art. */
export interface Picture {
  readonly width: number
  readonly height: number
  /** From back to front; the first one fills the picture. */
  readonly shapes: readonly Shape[]
}
