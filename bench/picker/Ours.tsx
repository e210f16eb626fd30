export { Picker } from './Floor.tsx'
