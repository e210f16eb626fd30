import { Auth } from '@supabase/auth-ui-react'
import { ThemeSupa } from '@supabase/auth-ui-shared'
import { createClient } from '@supabase/supabase-js'
import { createElement } from 'react'

/** A client that is never asked anything: a server renders the form and no more. */
const client = createClient('https://peer.example', 'key', {
  auth: { persistSession: false, autoRefreshToken: false },
})

/** The fastest neighbour's form: e-mail, password, two providers, two links. */
export const PeerLoginForm = () =>
  // SAFETY: its types are those of an older React; what it draws is the same.
  createElement(
    Auth as never,
    { supabaseClient: client, providers: ['facebook', 'google'], appearance: { theme: ThemeSupa } } as never,
  )
