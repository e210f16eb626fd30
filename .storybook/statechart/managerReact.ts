import * as React from 'react'

/** Storybook compiles the manager's JSX to `React.createElement`, with a different React from the stories'. This sets it once. */
Object.assign(globalThis, { React })
