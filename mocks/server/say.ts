/** A reader that has seen enough, such as `head`, is no error: the command goes on with its work. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

/** Prints a line. */
export const say = (text: string) => void process.stdout.write(`${text}\n`)
