import { Auth } from '@supabase/auth-ui-react'
import { ThemeSupa } from '@supabase/auth-ui-shared'
import { createClient } from '@supabase/supabase-js'
import { createElement } from 'react'

/** A client that sends nothing: the form is only rendered and typed into. */
const client = createClient('https://peer.example', 'key', {
  auth: { persistSession: false, autoRefreshToken: false },
})

/** Supabase's form, with fewer fields and less text than ours: email, password, two providers, two links. */
export const Subject = () =>
  // SAFETY: its types are those of an older React; the component works with this one.
  createElement(
    Auth as never,
    { supabaseClient: client, providers: ['facebook', 'google'], appearance: { theme: ThemeSupa } } as never,
  )
