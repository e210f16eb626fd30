import type { Picture } from './picture.types.ts'

/** Flat pictures of rooms and landscapes. */
export const places = {
  archway: {
    width: 240,
    height: 400,
    shapes: [
      ['path', { fill: '#e7a07a', d: 'M0 0h240v400H0z' }],
      ['path', { fill: '#c87952', d: 'M0 330h240v70H0z' }],
      ['path', { fill: '#fbeedd', d: 'M52 330V160a68 68 0 0 1 136 0v170z' }],
      ['path', { fill: '#7fb3c0', d: 'M72 330V162a48 48 0 0 1 96 0v168z' }],
      ['path', { fill: '#fdf6ea', d: 'M72 290h96v40H72z' }],
      ['circle', { cx: '140', cy: '178', r: '16', fill: '#fdf0c9' }],
      [
        'path',
        {
          fill: '#3d7a5a',
          d: 'M34 336Q43 280 24 226Q15 282 34 336zM34 336Q63 299 65 251Q36 289 34 336zM34 336Q26 294 -6 267Q2 308 34 336z',
        },
      ],
      ['path', { fill: '#8d4630', d: 'M16 330h36l-6 40H22z' }],
    ],
  },
  lake: {
    width: 236,
    height: 354,
    shapes: [
      ['path', { fill: '#f3d9b8', d: 'M0 0h236v354H0z' }],
      ['circle', { cx: '168', cy: '92', r: '34', fill: '#fbf3e4' }],
      ['path', { fill: '#8fb0b3', d: 'M0 176l58-62 40 40 46-58 92 84v40H0z' }],
      ['path', { fill: '#4f7f8c', d: 'M0 208h236v146H0z' }],
      ['path', { fill: '#86a9ab', d: 'M22 240h90v5H22zm70 26h110v5H92zM40 300h72v5H40zm98 20h64v5h-64z' }],
      ['path', { fill: '#2f5a52', d: 'M0 208l20-52 20 52zm188 0l22-62 22 62z' }],
    ],
  },
  armchair: {
    width: 240,
    height: 320,
    shapes: [
      ['path', { fill: '#ead9c5', d: 'M0 0h240v320H0z' }],
      ['path', { fill: '#c59c78', d: 'M0 248h240v72H0z' }],
      ['path', { fill: '#f4ead9', d: 'M28 36h72v92H28z' }],
      ['circle', { cx: '64', cy: '76', r: '22', fill: '#d98b5f' }],
      ['path', { fill: '#5d7a6b', d: 'M28 104q36-24 72 0v24H28z' }],
      [
        'path',
        {
          fill: 'none',
          stroke: '#3c2f2a',
          strokeWidth: '4',
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          d: 'M196 262V92',
        },
      ],
      ['path', { fill: '#f7efe0', d: 'M172 96l12-38h24l12 38z' }],
      ['path', { fill: '#a8472f', d: 'M56 178q0-26 26-26h50q26 0 26 26v72H56z' }],
      [
        'path',
        {
          fill: '#c05d40',
          d: 'M42 206q0-14 14-14t14 14v20h74v-20q0-14 14-14t14 14v50q0 10-10 10H52q-10 0-10-10z',
        },
      ],
      ['path', { fill: '#3c2f2a', d: 'M56 266h8l-4 22h-6zm94 0h8l2 22h-6z' }],
    ],
  },
  lanterns: {
    width: 240,
    height: 480,
    shapes: [
      ['path', { fill: '#22344a', d: 'M0 0h240v480H0z' }],
      [
        'path',
        {
          fill: 'none',
          stroke: '#8fa3b3',
          strokeWidth: '2',
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          d: 'M74 0v96M166 0v210M92 0v330',
        },
      ],
      ['ellipse', { cx: '74', cy: '138', rx: '54', ry: '42', fill: '#f5e6c8' }],
      ['ellipse', { cx: '166', cy: '256', rx: '60', ry: '46', fill: '#e9a35b' }],
      ['ellipse', { cx: '92', cy: '372', rx: '48', ry: '40', fill: '#f8f1e1' }],
      [
        'path',
        {
          fill: 'none',
          stroke: '#d9c39a',
          strokeWidth: '2',
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          d: 'M22 128q52 12 104 0M22 148q52 12 104 0',
        },
      ],
      [
        'path',
        {
          fill: 'none',
          stroke: '#c97f3c',
          strokeWidth: '2',
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          d: 'M108 246q58 12 116 0M110 270q56 12 112 0',
        },
      ],
      [
        'path',
        {
          fill: 'none',
          stroke: '#ddd0b4',
          strokeWidth: '2',
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          d: 'M46 364q46 10 92 0M48 384q44 10 88 0',
        },
      ],
    ],
  },
  candles: {
    width: 260,
    height: 360,
    shapes: [
      ['path', { fill: '#1d1820', d: 'M0 0h260v360H0z' }],
      ['path', { fill: '#2c2530', d: 'M0 290h260v70H0z' }],
      ['path', { fill: '#efe2cb', d: 'M58 190h30v112H58z' }],
      ['path', { fill: '#d9c6a6', d: 'M118 130h28v172h-28z' }],
      ['path', { fill: '#efe2cb', d: 'M178 220h30v82h-30z' }],
      [
        'path',
        {
          fill: '#f4a63b',
          d: 'M73 138q20 26 0 46-20-20 0-46zM132 78q20 26 0 46-20-20 0-46zM193 168q20 26 0 46-20-20 0-46z',
        },
      ],
      [
        'path',
        {
          fill: '#fde9b6',
          d: 'M73 158q9 14 0 24-9-10 0-24zM132 98q9 14 0 24-9-10 0-24zM193 188q9 14 0 24-9-10 0-24z',
        },
      ],
      ['path', { fill: '#8a6a4a', d: 'M44 302h58v10H44zm60 0h56v10h-56zm60 0h58v10h-58z' }],
    ],
  },
} as const satisfies Readonly<Record<string, Picture>>
