'use client'
import {
  RespondMessageView,
  type RespondMessageViewProps,
} from '../../../views/auth/signup/RespondMessageView.tsx'

export type RespondMessageScreenProps = RespondMessageViewProps

/** A server's answer to a sign-up, which is gone on from. Its title is 'respondMessage.title' of `signupSteps`. */
export const RespondMessageScreen = (props: RespondMessageScreenProps) => <RespondMessageView {...props} />
