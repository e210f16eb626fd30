import { configure } from '@testing-library/react'

// A lazy part is compiled when it is first needed, which takes time on a busy machine.
configure({ asyncUtilTimeout: 30_000 })
