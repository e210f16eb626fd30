// The benchmark measures the built package: run.ts redirects this import.
import { LoginPage } from '../../src/auth.ts'

export const Subject = () => <LoginPage onLoggedIn={() => undefined} />
