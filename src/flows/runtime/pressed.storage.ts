import { fieldsOf } from '../../domain/fields.ts'
import type { TackboardConfig } from './config.ts'

export const PRESSED_KEY = 'tackboard_pressed'

/** What a visitor pressed before they were asked to log in. */
export interface Pressed {
  /** What is to be done, such as 'follow'. */
  readonly action: string
  /** What it is to be done with, such as the ID of a member. */
  readonly subject: string
}

type Place = Pick<TackboardConfig, 'platform' | 'policy'>

function read(value: unknown) {
  const { action, subject, at } = fieldsOf(value)
  return typeof action === 'string' && typeof subject === 'string' && typeof at === 'number'
    ? { action, subject, at }
    : null
}

/** Remembers the last press in this tab. */
export const rememberPressed = ({ tabStorage, clock }: Place['platform'], pressed: Pressed): void =>
  void tabStorage.set(PRESSED_KEY, { ...pressed, at: clock.now() })

export const forgetPressed = ({ tabStorage }: Pick<Place['platform'], 'tabStorage'>): void =>
  tabStorage.remove(PRESSED_KEY)

/** What was pressed with this subject, or with any, if it was not long ago. It is given once. */
export function takePressed({ platform, policy }: Place, action: string, subject?: string): Pressed | null {
  const { tabStorage, clock } = platform
  const found = tabStorage.get(PRESSED_KEY, read)
  if (found?.action !== action || (subject !== undefined && found.subject !== subject)) return null
  forgetPressed(platform)
  return Math.abs(clock.now() - found.at) < policy.timing.pressed ? found : null
}
