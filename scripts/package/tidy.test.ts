import { describe, expect, it } from 'vitest'
import {
  importAtTop,
  indentByTabs,
  joinReExports,
  joinShortLiterals,
  joinShortTypes,
  withoutInnerMarks,
  withoutUnusedImports,
} from './tidy.ts'

describe('Declarations', () => {
  it('import nothing that they do not use', () =>
    expect(
      withoutUnusedImports(
        'import "./a.js";\nimport "other";\nimport { A, B as B$1, C } from "./b.js";\nimport { D } from "./d.js";\ntype E = A | B$1 | "BC" | x.D;\n',
      ),
    ).toBe('import "other";\nimport { A, B as B$1 } from "./b.js";\ntype E = A | B$1 | "BC" | x.D;\n'))

  it('import once what they name often, but for a name that means something else in them', () =>
    expect(
      importAtTop('type A = import("xstate").B<import("xstate").C>;\ntype C = import("react").D;\n'),
    ).toBe(
      'import { D } from "react";\nimport { B } from "xstate";\ntype A = B<import("xstate").C>;\ntype C = D;\n',
    ))

  it('do not import the type of a machine, whose arguments would be checked', () =>
    expect(importAtTop('type A = import("xstate").StateMachine<import("xstate").EventObject>;\n')).toBe(
      'import { EventObject } from "xstate";\ntype A = import("xstate").StateMachine<EventObject>;\n',
    ))

  it('have a short type on one line, and keep comments and interfaces as they are', () => {
    expect(joinShortTypes('type A = {\n  b: {\n    c: 1;\n  };\n  d: 2;\n} | {\n  e: 3;\n};\n')).toBe(
      'type A = { b: { c: 1; }; d: 2; } | { e: 3; };\n',
    )
    for (const code of [
      'interface A {\n  b: 1;\n}\n',
      'type A = {\n  /** B. */\n  b: 1;\n};\n',
      `type A = {\n  b: '${'c'.repeat(120)}';\n};\n`,
    ])
      expect(joinShortTypes(code)).toBe(code)
  })
})

describe('Modules', () => {
  it('that only export what they import have one statement for both', () => {
    expect(
      joinReExports(
        'a.js',
        'import { A, b as c } from "./a.js";\nimport "./effects.js";\nimport { D } from "./d.js";\nexport { A, D as E, c };',
      ),
    ).toBe('export { A, b as c } from "./a.js";\nimport "./effects.js";\nexport { D as E } from "./d.js";\n')
    for (const code of [
      'import { A } from "./a.js";\nconst b = A;\nexport { A, b };',
      'import { A } from "./a.js";\nexport { A, A as B };',
      'import * as a from "./a.js";\nexport { a };',
      'import { A, B } from "./a.js";\nexport { A };',
    ])
      expect(joinReExports('a.js', code)).toBe(code)
  })

  it('of declarations, too, with types as such', () =>
    expect(joinReExports('a.d.ts', 'import { A, B } from "./a.js";\nexport { type A, B };')).toBe(
      'export { type A, B } from "./a.js";\n',
    ))

  it('have short objects and lists on one line, and keep statements and templates as they are', () => {
    expect(joinShortLiterals('a.js', 'const a = {\n\tb: [\n\t\t1,\n\t\t2\n\t],\n\tc: { d }\n};\n')).toBe(
      'const a = { b: [1, 2], c: { d } };\n',
    )
    for (const code of [
      'const a = {\n\tb() {\n\t\treturn 1;\n\t}\n};\n',
      'const a = {\n\tb: css`\ncolor: red\n`\n};\n',
      `const a = {\n\tb: "${'c'.repeat(120)}"\n};\n`,
    ])
      expect(joinShortLiterals('a.js', code)).toBe(code)
  })

  it('are indented by tabs, and keep the space before a star', () =>
    expect(indentByTabs('interface A {\n  /**\n   * B.\n   */\n  b: {\n    c: 1;\n  };\n}\n')).toBe(
      'interface A {\n\t/**\n\t * B.\n\t */\n\tb: {\n\t\tc: 1;\n\t};\n}\n',
    ))

  it('mark elements for bundlers at the top alone', () =>
    expect(
      withoutInnerMarks(
        'a.js',
        'const a = /* @__PURE__ */ jsx("a", {});\nconst b = () => /* @__PURE__ */ jsx("b", { c: /* @__PURE__ */ jsxs(B, {}) });\nfunction d() {\n\treturn /* @__PURE__ */ new Map();\n}\n',
      ),
    ).toBe(
      'const a = /* @__PURE__ */ jsx("a", {});\nconst b = () => jsx("b", { c: jsxs(B, {}) });\nfunction d() {\n\treturn /* @__PURE__ */ new Map();\n}\n',
    ))
})
