import { places } from './places.ts'
import { things } from './things.ts'

/** The product's own art: the pictures of the wall and the scenes. */
export const pictures = { ...places, ...things }
