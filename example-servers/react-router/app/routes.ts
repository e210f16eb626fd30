import { route } from '@react-router/dev/routes'

export default [route('login', './routes/login.tsx')]
