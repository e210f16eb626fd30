/** Where `policy.stepsInHistory` is on, the dialog for the code has an entry in the browser's history. */
export const loadDirectLoginSteps = async () => (await import('./directLogin.steps.ts')).keepDirectLoginSteps
