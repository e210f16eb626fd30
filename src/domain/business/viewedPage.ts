import type { Profile } from './profile.ts'

/** The page of a member or of a pin. */
export type ViewedPage =
  | { readonly kind: 'profile'; readonly username: string }
  | { readonly kind: 'pin'; readonly pinId: string }

/** The decoded segments of a path, without its query; null if one of them is not valid. */
function segmentsOf(path: string): readonly string[] | null {
  try {
    const [pathname = ''] = path.split(/[?#]/)
    return pathname
      .replace(/^\/|\/$/g, '')
      .split('/')
      .map(decodeURIComponent)
  } catch {
    return null
  }
}

/** Whose page a path leads to: `/{username}` or `/pin/{id}`, with or without a slash at the end; null for any other path. */
export function viewedPage(path: string): ViewedPage | null {
  if (!path.startsWith('/')) return null
  const [first, second, ...others] = segmentsOf(path) ?? []
  if (!first || others.length > 0) return null
  if (second === undefined) return { kind: 'profile', username: first }
  return first === 'pin' && second ? { kind: 'pin', pinId: second } : null
}

/** Whether a member's page is that of the acting profile. The empty profile has no page. */
export const isProfilePage = ({ user }: Profile, username: string): boolean =>
  user?.username.toLowerCase() === username.toLowerCase()
