import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import type { BusinessInfo } from '../../src/domain/promote/promotion.ts'
import { businessInfoMachine } from '../../machines/promote/businessInfo/businessInfo.machine.ts'
import type {
  BusinessField,
  BusinessInfoInput,
} from '../../machines/promote/businessInfo/businessInfo.types.ts'
import { run, type TestClock, type Options, withFakes } from './run.ts'

/** A form without problems. */
export const pottery: BusinessInfo = {
  name: 'Wren Pottery',
  addressLine1: '1 Lake Road',
  addressLine2: '',
  city: 'Springfield',
  region: 'Illinois',
  postalCode: '62701',
  country: 'US',
  taxId: '',
}

export function startBusinessInfo<C extends TestClock>(
  clock: C,
  { mode, ...input }: Options<BusinessInfoInput> = {},
) {
  const { fakes, machine } = withFakes(businessInfoMachine, 'saveBusinessInfo')
  const { saveBusinessInfo } = fakes
  const running = run(machine, { clock, mode, input: { policy: defaultPolicy, info: pottery, ...input } })
  const { context } = running
  return {
    saveBusinessInfo,
    ...running,
    context,
    change: (field: BusinessField, value: string) => running.send({ type: 'field.changed', field, value }),
    submit: (own: Partial<BusinessInfo> = {}) =>
      running.send({ type: 'form.submitted', info: { ...context().info, ...own } }),
  }
}
