'use client'
import { RecoveryBanner, type AccountRecoveryProps } from './RecoveryBanner.tsx'

/**
 * For a member who can no longer log in with the first provider: requests their other login methods and names them in a banner. auth.txt §2
 * "Banners".
 */
export const AccountRecovery = (props: AccountRecoveryProps) => <RecoveryBanner {...props} />
