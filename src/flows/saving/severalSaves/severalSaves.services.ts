import { severalSavesMachine } from '../../../../machines/saving/severalSaves/severalSaves.machine.ts'
import { savePin } from '../saveToBoard/savePin.services.ts'

/** The machine of saving to several boards, with its call. */
export const severalSavesLogic = severalSavesMachine.provide({ actors: { savePin } })
