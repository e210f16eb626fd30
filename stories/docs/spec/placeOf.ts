import type { Placement } from '../../../src/errors/catalogue.ts'

/** A description of a row's placement. */
export function placeOf(placement: Placement): string {
  if (placement.kind === 'field') return `field ${placement.field}`
  if (placement.kind === 'dialog') return `dialog ${placement.dialog}`
  return placement.kind === 'view' ? `view ${placement.view}` : placement.kind
}
