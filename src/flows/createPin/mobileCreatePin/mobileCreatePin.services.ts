import { mobileCreatePinMachine } from '../../../../machines/createPin/mobileCreatePin/mobileCreatePin.machine.ts'
import { sectionPickerLogic } from '../../saving/sectionPicker/sectionPicker.services.ts'
import { findImages } from '../createPin/findImages.services.ts'
import { savePin } from '../createPin/savePin.services.ts'
import { externalBoardPickerLogic } from '../destination/externalBoards.services.ts'

/** The page's machine with its actors, among them the machines of its lists. */
export const mobileCreatePinLogic = mobileCreatePinMachine.provide({
  actors: { findImages, boardPicker: externalBoardPickerLogic, sectionPicker: sectionPickerLogic, savePin },
})
