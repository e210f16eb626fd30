import { useEffect, useState } from 'react'
import { severalPinsPart } from './severalPins.part.ts'

/** The code for several pictures, once it is loaded; null until then. Where it cannot be loaded, one picture is chosen, as without it. */
export function useSeveralPart(isOffered: boolean) {
  const [part, setPart] = useState(severalPinsPart.loaded)
  useEffect(() => {
    if (isOffered) severalPinsPart.load().then(setPart, () => undefined)
  }, [isOffered])
  return isOffered ? part : null
}
