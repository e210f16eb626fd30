import * as React from 'react'

/** Storybook compiles the manager's JSX to `React.createElement`, and its React is another than the stories': it is named here, once. */
Object.assign(globalThis, { React })
