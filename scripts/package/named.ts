/** Runs one check and prints its result. A failure fails the process. */
export async function check<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  const start = performance.now()
  const print = (mark: string) =>
    console.log(`${mark} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  try {
    const result = await work()
    print('✓')
    return result
  } catch (error) {
    process.exitCode = 1
    print('✗')
    console.error(error)
    return undefined
  }
}
