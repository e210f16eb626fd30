import { CreatePinPage } from 'tackboard/create-pin'
import type { PageProps } from '../page'

/** The window that the bookmarklet opens, at /pin/create/bookmarklet/. Visitors log in beside their draft, and come back to it. */
export const SaveWindow = ({ session }: PageProps) => session !== undefined && <CreatePinPage />
