import { LoginPage } from 'tackboard/auth'

export default function Login() {
  return <LoginPage />
}
