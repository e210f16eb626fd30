import { expect, it } from 'vitest'
import { readAloud } from './readAloud.tsx'
import { rows } from './rows.tsx'

// The virtual reader names no role for password and date fields, says what a password field holds, and reads labels by themselves.
// Read what has changed as somebody would who hears nothing else, then accept it with `-u`.
it.each(Object.entries(rows))(
  'what a screen reader says: %s',
  async (name, { node, loadsScreens = false, ...journey }) => {
    // Tests of other files may have run in this page before.
    if (loadsScreens) await readAloud(name, node, journey)
    await expect(await readAloud(name, node, journey)).toMatchFileSnapshot(
      `./spoken/${name.replaceAll(' ', '-')}.txt`,
    )
  },
)
