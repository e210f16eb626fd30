import * as b from './bundle.ts'
console.log(Object.keys(b))
