import type { Handler } from '../handler.ts'

const done = () => ({ resource_response: { data: null } })

export const moveAllPins: Handler<'moveAllPins'> = done
export const movePins: Handler<'movePins'> = done
export const moveToSection: Handler<'moveToSection'> = done
export const removeFromSection: Handler<'removeFromSection'> = done
