/** A journey needs something that WebDriver has no command for. */
export class NotInWebDriver extends Error {
  constructor(name: string) {
    super(`Not driven over WebDriver: \`${name}\``)
  }
}

/** Fails clearly where a journey uses what is not here. */
export const onlyWith = <Part extends object>(name: string, part: Part) =>
  new Proxy(part, {
    get: (target, key) => {
      if (key in target || typeof key === 'symbol' || key === 'then')
        return Reflect.get(target, key) as unknown
      return () => {
        throw new NotInWebDriver(`${name}.${key}`)
      }
    },
  })
