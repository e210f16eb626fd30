import { expect, it } from 'vitest'
import { registry } from '../../../machines/registry.ts'
import { purposeOf } from './machineSentences.ts'

it.each(Object.keys(registry))('%s has a purpose', (name) =>
  expect(purposeOf(name)).toMatch(/^[A-Z"“'§].{15,}/),
)
