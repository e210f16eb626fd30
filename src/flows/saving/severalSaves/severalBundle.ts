export { SeveralChoice } from '../../../views/saving/severalSaves/SeveralChoice.tsx'
export { SeveralSavesScreen } from './SeveralSavesScreen.tsx'
export { severalSavesLogic } from './severalSaves.services.ts'
