import { LogIn } from './LogIn'

export default function Page() {
  return <LogIn />
}
