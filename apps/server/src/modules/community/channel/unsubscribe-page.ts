import { createHash } from 'node:crypto';
import { escapeHtml } from './mail-text.ts';

const style = `*{box-sizing:border-box}
:root{color-scheme:light dark;--page:#f6f7f9;--surface:#fff;--text:#1b1d22;--second:#5b616e;--line:#d3d7de;--brand:#1f4fd8;--on:#fff}
@media (prefers-color-scheme:dark){:root{--page:#121317;--surface:#1b1d22;--text:#edeef1;--second:#a3a9b5;--line:#3b3f49;--brand:#8fb0ff;--on:#121317}}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--page);color:var(--text);font:15px/1.6 "PingFang SC","Hiragino Sans GB","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif}
main{width:100%;max-width:420px;display:grid;gap:16px;padding:32px;border:1px solid var(--line);border-radius:8px;background:var(--surface);overflow-wrap:anywhere}
h1{margin:0;font-size:20px;line-height:1.4;text-wrap:balance}p{margin:0;color:var(--second)}form{display:grid;gap:12px}a{color:var(--brand)}
button{min-height:44px;padding:0 16px;border:1px solid var(--line);border-radius:6px;background:none;color:var(--text);font:inherit;cursor:pointer}
button.main{border-color:var(--brand);background:var(--brand);color:var(--on)}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}`;

/** Allows the page its own style and its form, nothing else. */
export const unsubscribePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

interface Words {
  siteName: string;
  title: string;
  text: string;
  /** Whether it asks; a page that only tells has a link to the settings. */
  isAsking?: boolean;
}

/** Returns a page that works without scripts. */
export function unsubscribePage({ siteName, title, text, isAsking = false }: Words): string {
  const below = isAsking
    ? `<form method="post"><button class="main" name="scope" value="topic">不再接收</button><button name="scope" value="all">关闭所有邮件通知</button></form>`
    : `<p><a href="/user/main/notification/notice">通知设置</a></p>`;
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(siteName)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${below}</main></body></html>`;
}
