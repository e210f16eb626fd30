/** Adds something that the DOM lacks. Anything that already exists is kept. */
export function add<Target extends object, Name extends keyof Target>(
  target: Target,
  name: Name,
  value: Target[Name],
): void {
  // A test runner may have declared a name that it could not copy from jsdom, so its value decides.
  if (target[name] === undefined)
    Object.defineProperty(target, name, { value, configurable: true, writable: true })
}
