import { resolve } from 'node:path'
import { API } from 'typescript/unstable/sync'

/** What a name in a module refers to. */
export interface Meaning {
  /** The interface or namespace that declares it, such as `HTMLElement` or `PromiseConstructor`. */
  readonly owner: string | undefined
  /** Whether the platform declares it, rather than this project or a package. */
  readonly isPlatform: boolean
}

const declaresPlatform = /\/lib\.[\w.]+\.d\.ts$|\/@types\/react\//

/** Asks the compiler what the names at some positions of a product's module refer to. */
export function openCompiler() {
  const api = new API({ cwd: process.cwd() })
  const [project] = api.updateSnapshot({ openProjects: [resolve('tsconfig.build.json')] }).getProjects()
  if (!project) throw new Error('tsconfig.build.json does not open.')
  return {
    meaningsAt(file: string, positions: readonly number[]): readonly (Meaning | undefined)[] {
      return project.checker.getSymbolAtPosition(resolve(file), positions).map(
        (symbol) =>
          symbol && {
            owner: symbol.getParent()?.name,
            isPlatform: symbol.declarations.some(({ path }) => declaresPlatform.test(path)),
          },
      )
    },
    close: () => api.close(),
  }
}

export type MeaningsAt = ReturnType<typeof openCompiler>['meaningsAt']
