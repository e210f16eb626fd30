import type { ReactNode } from 'react'
import { promoteRow, type QuickPromoteRowId } from '../../../errors/promote/promote.errors.ts'
import { promoteErrors } from '../../../messages/en/promote/promoteErrors.ts'
import { errorKey } from '../../errorKey.ts'
import { useText } from '../../text.tsx'

type PageErrorKey = Extract<keyof typeof promoteErrors, `quickPromote.${string}`>

/** Returns a function for the text of an error of the page: the server's words, where the row shows them and there are any. */
export function useErrorText(serverMessage: string | null) {
  const t = useText(promoteErrors)
  return (row: QuickPromoteRowId | null | undefined): ReactNode => {
    if (!row) return null
    if (promoteRow(row).message === 'server' && serverMessage !== null) return <bdi>{serverMessage}</bdi>
    return t(errorKey<PageErrorKey>(row))
  }
}
