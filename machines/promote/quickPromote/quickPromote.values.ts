import type { PromotePin } from '../../../src/domain/promote/promotion.ts'
import type { PromoteErrors } from '../../../src/errors/promote/promote.errors.ts'
import type { QuickPromoteContext } from './quickPromote.types.ts'
import { visibleName } from '../../../src/domain/text/visibleName.ts'

/** The errors that remain once these fields have changed; that of the page is gone. Days and last day depend on each other, and both on whether the ad ends. */
export function withoutErrors(errors: PromoteErrors, ...fields: readonly string[]): PromoteErrors {
  const isSchedule = fields.some((field) => ['duration', 'endDate', 'isOngoing'].includes(field))
  const changed = new Set(['notice', ...fields, ...(isSchedule ? ['duration', 'endDate'] : [])])
  if (changed.has('adType')) changed.add('tag')
  // SAFETY: the keys of `errors`.
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !changed.has(field))) as PromoteErrors
}

/** Another pin: its title and link replace those of the former one, unless they were edited. */
export function withPin(context: QuickPromoteContext, pin: PromotePin) {
  const { values, errors, pin: former, today } = context
  const name = former?.title || `Pin ${today}`
  const isNameOwn = visibleName(values.name) !== '' && values.name !== name
  const isLinkOwn = values.destinationUrl.trim() !== '' && values.destinationUrl !== (former?.link ?? '')
  return {
    pin,
    isPinGone: false,
    values: {
      ...values,
      name: isNameOwn ? values.name : pin.title || `Pin ${today}`,
      destinationUrl: isLinkOwn ? values.destinationUrl : (pin.link ?? ''),
    },
    errors: withoutErrors(errors, 'pin'),
    failure: null,
    serverMessage: null,
  }
}
