import type { Drawing } from './drawing.ts'
import { fieldDrawings } from './drawings.fields.tsx'
import { flowDrawings } from './drawings.flows.tsx'
import { primitiveDrawings } from './drawings.primitives.tsx'

/** Drawings by the title of the component's page, where the advice names something that is seen. */
export const drawings: Readonly<Record<string, Drawing>> = {
  ...primitiveDrawings,
  ...fieldDrawings,
  ...flowDrawings,
}
