const ATOMIC = '[role="status"], [role="alert"]'

const elementOf = ({ target }: MutationRecord) => (target instanceof Element ? target : target.parentElement)

/** Whether something was added, in a part of the page that is exposed to screen readers. */
const isAdded = (record: MutationRecord) => {
  if (record.type === 'attributes' || (record.type === 'childList' && record.addedNodes.length === 0))
    return false
  const element = elementOf(record)
  return element !== null && element.isConnected && !element.closest('[aria-hidden="true"]')
}

/** The changes that a screen reader speaks: what is added to a live region; a `status` or an `alert` once, as a whole. */
function spoken(records: readonly MutationRecord[]): MutationRecord[] {
  const regions = new Set<Element>()
  return records.filter((record) => {
    if (!isAdded(record)) return false
    const region = elementOf(record)?.closest(ATOMIC)
    if (!region) return true
    if (regions.has(region)) return false
    regions.add(region)
    return true
  })
}

/** A `MutationObserver` for the virtual screen reader, which would otherwise repeat a region at each attribute that changes in it. */
export const spokenMutations = (): typeof MutationObserver =>
  class extends MutationObserver {
    constructor(callback: MutationCallback) {
      super((records, observer) => callback(spoken(records), observer))
    }
  }
