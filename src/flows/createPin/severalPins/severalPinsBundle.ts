export { SeveralAltTexts } from '../../../views/createPin/several/SeveralAltTexts.tsx'
export { SeveralImageChoice } from '../../../views/createPin/several/SeveralImageChoice.tsx'
export { SeveralPinsScreen } from './SeveralPinsScreen.tsx'
export { severalPinsLogic } from './severalPins.services.ts'
