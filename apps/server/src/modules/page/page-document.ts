import type { PageFiles } from './site-build.ts';
import type { RenderedPage } from './site-renderer.ts';

export type Theme = 'light' | 'dark' | 'auto';

interface DocumentParts {
  readonly page: RenderedPage;
  readonly files: PageFiles;
  readonly theme: Theme;
  readonly nonce: string;
}

/** The HTML around a rendered page. */
export function pageDocument({ page, files, theme, nonce }: DocumentParts): string {
  const { entry, scripts, styles } = files;
  const preloads = scripts.filter((script) => script !== entry);
  return `<!doctype html>
<html lang="zh-CN"${theme === 'auto' ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<script nonce="${nonce}">${page.bootScript}</script>
${page.head}
${styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}
<script type="module" src="${entry}" nonce="${nonce}"></script>
${preloads.map((script) => `<link rel="modulepreload" href="${script}" nonce="${nonce}">`).join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="alternate" type="application/rss+xml" href="/rss.xml">
</head>
<body>
<div id="root">${page.body}</div>
<script type="application/json" id="${page.stateId}">${page.state}</script>
</body>
</html>`;
}
