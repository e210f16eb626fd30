import type { Picture } from './picture.types.ts'

/** Flat pictures of plants and things. */
export const things = {
  lemons: {
    width: 240,
    height: 320,
    shapes: [
      ['path', { fill: '#7fb0c4', d: 'M0 0h240v320H0z' }],
      [
        'path',
        {
          fill: 'none',
          stroke: '#5a4632',
          strokeWidth: '5',
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          d: 'M0 40q110 10 150 60t60 90',
        },
      ],
      [
        'path',
        {
          fill: '#2f6b4c',
          d: 'M60 48Q64 94 102 121Q98 74 60 48zM120 74Q169 69 198 29Q149 34 120 74zM170 128Q214 131 245 101Q201 97 170 128zM196 166Q156 195 151 244Q191 215 196 166zM140 90Q105 107 95 144Q130 127 140 90z',
        },
      ],
      [
        'path',
        {
          fill: '#f2c53d',
          d: 'M70 150c30-20 66 0 70 40 6 40-16 70-44 76-4 10-10 12-14 2-30-12-50-40-42-76 4-20 14-34 30-42zM176 214c24-8 46 8 48 38s-14 48-32 52c-4 8-8 8-10 0-24-10-36-30-32-54 4-20 12-30 26-36z',
        },
      ],
      ['path', { fill: '#f8dc78', d: 'M66 176c10-12 20-14 26-8-14 10-22 26-24 44-8-10-10-24-2-36z' }],
    ],
  },
  tulips: {
    width: 240,
    height: 380,
    shapes: [
      ['path', { fill: '#f8e3d0', d: 'M0 0h240v380H0z' }],
      [
        'path',
        {
          fill: 'none',
          stroke: '#5c8a5e',
          strokeWidth: '6',
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          d: 'M120 380V150M70 380q10-90 0-170M176 380q-14-90-4-160',
        },
      ],
      [
        'path',
        {
          fill: '#7aa873',
          d: 'M120 372Q112 294 64 233Q72 311 120 372zM128 376Q177 322 189 250Q141 304 128 376z',
        },
      ],
      ['path', { fill: '#d9476a', d: 'M88 80l18 22 14-34 14 34 18-22q14 78-32 84-46-6-32-84z' }],
      ['path', { fill: '#f0a13c', d: 'M40 152l16 18 12-28 14 28 14-18q12 66-28 70-40-4-28-70z' }],
      ['path', { fill: '#e87b8e', d: 'M144 168l14 16 12-26 12 26 16-16q10 58-26 62-38-4-28-62z' }],
    ],
  },
  crane: {
    width: 300,
    height: 300,
    shapes: [
      ['path', { fill: '#f3d5d3', d: 'M0 0h300v300H0z' }],
      ['path', { fill: '#c94753', d: 'M124 190L216 62l-4 128z' }],
      ['path', { fill: '#e0646b', d: 'M96 190L142 44l66 146z' }],
      ['path', { fill: '#b83c4a', d: 'M190 190l72-98-46 116z' }],
      ['path', { fill: '#d9565f', d: 'M262 92l26 26-24-4zM122 190L34 112l70 94z' }],
      ['path', { fill: '#f08a8c', d: 'M94 190h122l-60 56z' }],
      ['path', { fill: '#c94753', d: 'M156 246l60-56-60 0z' }],
    ],
  },
  key: {
    width: 300,
    height: 300,
    shapes: [
      ['path', { fill: '#3f7c85', d: 'M0 0h300v300H0z' }],
      ['path', { fill: '#35707a', d: 'M0 214L300 92v208H0z' }],
      ['path', { fill: 'none', stroke: '#f8e3d0', strokeWidth: '7', d: 'M150 0v66' }],
      [
        'path',
        {
          fill: 'none',
          stroke: '#f2c53d',
          strokeWidth: '24',
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          d: 'M150 152v104M150 206h34M150 244h26',
        },
      ],
      ['circle', { cx: '150', cy: '106', r: '44', fill: 'none', stroke: '#f2c53d', strokeWidth: '24' }],
      [
        'path',
        {
          fill: 'none',
          stroke: '#f8dc78',
          strokeWidth: '7',
          strokeLinecap: 'round',
          d: 'M112 92q10-22 34-26M145 160v88',
        },
      ],
    ],
  },
  monstera: {
    width: 240,
    height: 360,
    shapes: [
      ['path', { fill: '#e4ebdc', d: 'M0 0h240v360H0z' }],
      [
        'path',
        {
          fill: '#2f6149',
          d: 'M118 300C30 250 10 150 60 76c20-24 50-40 70-44 70 40 100 130 40 220-14 22-32 40-52 48z',
        },
      ],
      [
        'path',
        {
          fill: '#e4ebdc',
          d: 'M20 176l70 6-68 18zm10-70l62 32-70-8zm188 40l-62 28 60-8zm-10 64l-62 16 52 12zM186 78l-40 42 50-24zM66 262l32-36-44 20z',
        },
      ],
      [
        'path',
        {
          fill: 'none',
          stroke: '#6fa07c',
          strokeWidth: '5',
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          d: 'M126 40c4 80 0 170-10 258v62',
        },
      ],
    ],
  },
  teapot: {
    width: 320,
    height: 280,
    shapes: [
      ['path', { fill: '#e2b9a4', d: 'M0 0h320v280H0z' }],
      ['path', { fill: '#c98f76', d: 'M0 214h320v66H0z' }],
      ['path', { fill: '#1f4a4f', d: 'M84 148q0-60 72-60t72 60-26 84H110q-26-34-26-84z' }],
      ['path', { fill: '#1f4a4f', d: 'M100 138q-44 2-54-22l-16 6q12 66 76 62z' }],
      [
        'path',
        {
          fill: 'none',
          stroke: '#1f4a4f',
          strokeWidth: '13',
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          d: 'M222 128q56-14 50 30t-58 36',
        },
      ],
      ['ellipse', { cx: '156', cy: '92', rx: '42', ry: '10', fill: '#17393d' }],
      ['circle', { cx: '156', cy: '74', r: '11', fill: '#1f4a4f' }],
      ['path', { fill: '#e9c46a', d: 'M98 164h116v12H98z' }],
    ],
  },
} as const satisfies Readonly<Record<string, Picture>>
