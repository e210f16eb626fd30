/** A flat picture, the product's own art. */
export interface Picture {
  readonly width: number
  readonly height: number
  /** A `data:` URL, which a Content-Security-Policy has to allow for images: elsewhere its place stays plain. */
  readonly src: string
}

const art = (width: number, height: number, shapes: string): Picture => ({
  width,
  height,
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${shapes}</svg>`,
  )}`,
})

/** The pictures of the wall and the scenes. */
export const pictures = {
  archway: art(
    240,
    400,
    '<path fill="#e7a07a" d="M0 0h240v400H0z"/><path fill="#c87952" d="M0 330h240v70H0z"/><path fill="#fbeedd" d="M52 330V160a68 68 0 0 1 136 0v170z"/><path fill="#7fb3c0" d="M72 330V162a48 48 0 0 1 96 0v168z"/><path fill="#fdf6ea" d="M72 290h96v40H72z"/><circle cx="140" cy="178" r="16" fill="#fdf0c9"/><path fill="#3d7a5a" d="M34 336Q43 280 24 226Q15 282 34 336zM34 336Q63 299 65 251Q36 289 34 336zM34 336Q26 294 -6 267Q2 308 34 336z"/><path fill="#8d4630" d="M16 330h36l-6 40H22z"/>',
  ),
  teapot: art(
    320,
    280,
    '<path fill="#e2b9a4" d="M0 0h320v280H0z"/><path fill="#c98f76" d="M0 214h320v66H0z"/><path fill="#1f4a4f" d="M84 148q0-60 72-60t72 60-26 84H110q-26-34-26-84z"/><path fill="#1f4a4f" d="M100 138q-44 2-54-22l-16 6q12 66 76 62z"/><path fill="none" stroke="#1f4a4f" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" d="M222 128q56-14 50 30t-58 36"/><ellipse cx="156" cy="92" rx="42" ry="10" fill="#17393d"/><circle cx="156" cy="74" r="11" fill="#1f4a4f"/><path fill="#e9c46a" d="M98 164h116v12H98z"/>',
  ),
  lemons: art(
    240,
    320,
    '<path fill="#7fb0c4" d="M0 0h240v320H0z"/><path fill="none" stroke="#5a4632" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M0 40q110 10 150 60t60 90"/><path fill="#2f6b4c" d="M60 48Q64 94 102 121Q98 74 60 48zM120 74Q169 69 198 29Q149 34 120 74zM170 128Q214 131 245 101Q201 97 170 128zM196 166Q156 195 151 244Q191 215 196 166zM140 90Q105 107 95 144Q130 127 140 90z"/><path fill="#f2c53d" d="M70 150c30-20 66 0 70 40 6 40-16 70-44 76-4 10-10 12-14 2-30-12-50-40-42-76 4-20 14-34 30-42zM176 214c24-8 46 8 48 38s-14 48-32 52c-4 8-8 8-10 0-24-10-36-30-32-54 4-20 12-30 26-36z"/><path fill="#f8dc78" d="M66 176c10-12 20-14 26-8-14 10-22 26-24 44-8-10-10-24-2-36z"/>',
  ),
  lake: art(
    236,
    354,
    '<path fill="#f3d9b8" d="M0 0h236v354H0z"/><circle cx="168" cy="92" r="34" fill="#fbf3e4"/><path fill="#8fb0b3" d="M0 176l58-62 40 40 46-58 92 84v40H0z"/><path fill="#4f7f8c" d="M0 208h236v146H0z"/><path fill="#86a9ab" d="M22 240h90v5H22zm70 26h110v5H92zM40 300h72v5H40zm98 20h64v5h-64z"/><path fill="#2f5a52" d="M0 208l20-52 20 52zm188 0l22-62 22 62z"/>',
  ),
  tulips: art(
    240,
    380,
    '<path fill="#f8e3d0" d="M0 0h240v380H0z"/><path fill="none" stroke="#5c8a5e" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="M120 380V150M70 380q10-90 0-170M176 380q-14-90-4-160"/><path fill="#7aa873" d="M120 372Q112 294 64 233Q72 311 120 372zM128 376Q177 322 189 250Q141 304 128 376z"/><path fill="#d9476a" d="M88 80l18 22 14-34 14 34 18-22q14 78-32 84-46-6-32-84z"/><path fill="#f0a13c" d="M40 152l16 18 12-28 14 28 14-18q12 66-28 70-40-4-28-70z"/><path fill="#e87b8e" d="M144 168l14 16 12-26 12 26 16-16q10 58-26 62-38-4-28-62z"/>',
  ),
  candles: art(
    260,
    360,
    '<path fill="#1d1820" d="M0 0h260v360H0z"/><path fill="#2c2530" d="M0 290h260v70H0z"/><path fill="#efe2cb" d="M58 190h30v112H58z"/><path fill="#d9c6a6" d="M118 130h28v172h-28z"/><path fill="#efe2cb" d="M178 220h30v82h-30z"/><path fill="#f4a63b" d="M73 138q20 26 0 46-20-20 0-46zM132 78q20 26 0 46-20-20 0-46zM193 168q20 26 0 46-20-20 0-46z"/><path fill="#fde9b6" d="M73 158q9 14 0 24-9-10 0-24zM132 98q9 14 0 24-9-10 0-24zM193 188q9 14 0 24-9-10 0-24z"/><path fill="#8a6a4a" d="M44 302h58v10H44zm60 0h56v10h-56zm60 0h58v10h-58z"/>',
  ),
  armchair: art(
    240,
    320,
    '<path fill="#ead9c5" d="M0 0h240v320H0z"/><path fill="#c59c78" d="M0 248h240v72H0z"/><path fill="#f4ead9" d="M28 36h72v92H28z"/><circle cx="64" cy="76" r="22" fill="#d98b5f"/><path fill="#5d7a6b" d="M28 104q36-24 72 0v24H28z"/><path fill="none" stroke="#3c2f2a" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="M196 262V92"/><path fill="#f7efe0" d="M172 96l12-38h24l12 38z"/><path fill="#a8472f" d="M56 178q0-26 26-26h50q26 0 26 26v72H56z"/><path fill="#c05d40" d="M42 206q0-14 14-14t14 14v20h74v-20q0-14 14-14t14 14v50q0 10-10 10H52q-10 0-10-10z"/><path fill="#3c2f2a" d="M56 266h8l-4 22h-6zm94 0h8l2 22h-6z"/>',
  ),
  lanterns: art(
    240,
    480,
    '<path fill="#22344a" d="M0 0h240v480H0z"/><path fill="none" stroke="#8fa3b3" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M74 0v96M166 0v210M92 0v330"/><ellipse cx="74" cy="138" rx="54" ry="42" fill="#f5e6c8"/><ellipse cx="166" cy="256" rx="60" ry="46" fill="#e9a35b"/><ellipse cx="92" cy="372" rx="48" ry="40" fill="#f8f1e1"/><path fill="none" stroke="#d9c39a" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M22 128q52 12 104 0M22 148q52 12 104 0"/><path fill="none" stroke="#c97f3c" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M108 246q58 12 116 0M110 270q56 12 112 0"/><path fill="none" stroke="#ddd0b4" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M46 364q46 10 92 0M48 384q44 10 88 0"/>',
  ),
  crane: art(
    300,
    300,
    '<path fill="#f3d5d3" d="M0 0h300v300H0z"/><path fill="#c94753" d="M124 190L216 62l-4 128z"/><path fill="#e0646b" d="M96 190L142 44l66 146z"/><path fill="#b83c4a" d="M190 190l72-98-46 116z"/><path fill="#d9565f" d="M262 92l26 26-24-4zM122 190L34 112l70 94z"/><path fill="#f08a8c" d="M94 190h122l-60 56z"/><path fill="#c94753" d="M156 246l60-56-60 0z"/>',
  ),
  monstera: art(
    240,
    360,
    '<path fill="#e4ebdc" d="M0 0h240v360H0z"/><path fill="#2f6149" d="M118 300C30 250 10 150 60 76c20-24 50-40 70-44 70 40 100 130 40 220-14 22-32 40-52 48z"/><path fill="#e4ebdc" d="M20 176l70 6-68 18zm10-70l62 32-70-8zm188 40l-62 28 60-8zm-10 64l-62 16 52 12zM186 78l-40 42 50-24zM66 262l32-36-44 20z"/><path fill="none" stroke="#6fa07c" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M126 40c4 80 0 170-10 258v62"/>',
  ),
} as const satisfies Readonly<Record<string, Picture>>
