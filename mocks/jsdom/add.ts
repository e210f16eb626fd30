/** Adds what the DOM at hand lacks. What it has already is kept. */
export function add<Target extends object, Name extends keyof Target>(
  target: Target,
  name: Name,
  value: Target[Name],
): void {
  // A test runner may have declared the name of what it could not copy out of jsdom.
  if (target[name] === undefined)
    Object.defineProperty(target, name, { value, configurable: true, writable: true })
}
