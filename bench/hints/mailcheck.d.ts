/** The package ships no types; this is what the bench asks of it. */
declare module 'mailcheck' {
  const mailcheck: { run: (options: { email: string }) => { full: string } | undefined }
  export = mailcheck
}
