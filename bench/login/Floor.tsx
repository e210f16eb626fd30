export { FloorLoginPage as Subject } from './floor/FloorLoginPage.tsx'
