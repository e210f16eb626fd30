import { describe, expect, it } from 'vitest'
import { charts } from 'virtual:charts'
import { tiles } from 'virtual:tiles'
import { registry } from '../../machines/registry.ts'
import { flowIds } from '../../stories/flows/flows.ts'

describe('Generated modules', () => {
  it('hold a chart of every machine', () =>
    expect(Object.keys(charts)).toHaveLength(Object.keys(registry).length))

  it('hold the tiles of every flow', () => expect(Object.keys(tiles)).toEqual(flowIds))
})
