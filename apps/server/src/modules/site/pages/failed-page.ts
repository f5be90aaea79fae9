import { createHash } from 'node:crypto';
import type { AppError } from '@tuyuan/errors/app-error.ts';
import { xmlText } from './xml-text.ts';

const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;background:#f6f7f9;color:#1b1d22;font:16px/1.6 system-ui,-apple-system,"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
main{box-sizing:border-box;width:100%;max-width:480px;padding:32px 24px;text-align:center}
strong{display:block;font-size:56px;line-height:1.1;font-weight:600;color:#c4264a;font-variant-numeric:tabular-nums}
h1{margin:16px 0 8px;font-size:20px;line-height:1.4;text-wrap:balance}
p{margin:0;color:#5b616e;font-size:14px;overflow-wrap:anywhere}
@media (prefers-color-scheme:dark){body{background:#121418;color:#eceef2}strong{color:#ff8aa3}p{color:#a7adb9}}`;

/** Policy of a page made without the site: its one style and nothing else. */
export const failedPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** Returns what a visitor sees when no page of the site can be made: it is closed, unknown, overloaded or without its database. */
export function failedPage({ status, message }: AppError, requestId: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${xmlText(message)}</title>
<style>${style}</style>
</head>
<body>
<main>
<strong>${status}</strong>
<h1>${xmlText(message)}</h1>
<p>请求编号 ${xmlText(requestId)}</p>
</main>
</body>
</html>
`;
}
