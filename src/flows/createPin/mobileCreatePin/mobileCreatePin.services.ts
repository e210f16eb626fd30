import { mobileCreatePinMachine } from '../../../../machines/createPin/mobileCreatePin/mobileCreatePin.machine.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { provideSectionPicker } from '../../saving/sectionPicker/sectionPicker.services.ts'
import { savePinFrom } from '../createPin/savePin.services.ts'
import { provideExternalBoardPicker } from '../destination/externalBoards.services.ts'

/** The machine of the page and those of its lists, with every actor provided from the config. */
export const provideMobileCreatePin = (config: TackboardConfig) =>
  mobileCreatePinMachine.provide({
    actors: {
      boardPicker: provideExternalBoardPicker(config),
      sectionPicker: provideSectionPicker(config),
      savePin: savePinFrom(config),
    },
  })
