'use client'
import { createContext } from 'react'

/**
 * How the links below show another page: it gets a link's `href` and says whether it shows that page, by a router for example. If it does
 * not, and without one, the browser follows the link. A layer over the page takes it away from its own links: it would stay open over the
 * next page.
 */
export const LinkFollower = createContext<((href: string) => boolean) | null>(null)
