import { listHeight, rowHeight } from './subject.tsx'

/** Styles of the floor and the peers; our picker brings its own. */
export const style = `
  body { margin: 16px; inline-size: 420px; font: 16px/1.5 sans-serif; }
  .picker { display: flex; flex-direction: column; gap: 12px; }
  .picker > .search { position: relative; }
  .picker svg { inline-size: 20px; block-size: 20px; fill: none; stroke: currentColor; stroke-width: 2; }
  .search svg { position: absolute; inset-block: 14px; inset-inline-start: 14px; }
  .search button { position: absolute; inset-block: 8px; inset-inline-end: 8px; inline-size: 32px; border: 0; border-radius: 16px; }
  .picker input {
    box-sizing: border-box; inline-size: 100%; block-size: 48px; padding-inline: 44px;
    border: 1px solid #777; border-radius: 16px; font: inherit;
  }
  .list { position: relative; max-block-size: ${listHeight}px; overflow: auto; outline: none; border-radius: 16px; contain: content; }
  .heading { padding: 8px; font-size: 14px; font-weight: 600; line-height: 1.25; color: #555; }
  .row {
    display: flex; align-items: center; gap: 12px; box-sizing: border-box; block-size: ${rowHeight}px;
    padding: 8px; border-radius: 16px; cursor: pointer;
  }
  .row:hover { background: #eee; }
  .row[aria-selected='true'], .row[data-focused] { background: #eee; outline: 2px solid #06c; outline-offset: -2px; }
  .cover { border-radius: 8px; flex: none; }
  .text { flex: 1; display: grid; min-inline-size: 0; line-height: 1.25; }
  .text small { color: #555; }
  .name { font-weight: 500; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .row:is(:hover, [aria-selected='true'], [data-focused])::after {
    content: 'Save'; padding: 4px 12px; border-radius: 24px; background: #c03; color: #fff; font-size: 14px; font-weight: 600;
  }
  .create {
    display: flex; align-items: center; justify-content: center; gap: 8px; block-size: 48px;
    border: 0; border-radius: 24px; font: inherit; font-weight: 600;
  }
`
