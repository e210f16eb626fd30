import { saveConfirmationMachine } from '../../../../machines/saving/saveConfirmation/saveConfirmation.machine.ts'

/** The overlay's machine, which has no actors to provide. */
export const provideSaveConfirmation = () => saveConfirmationMachine
