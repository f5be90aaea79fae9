import type { PageFiles } from './site-build.ts';
import type { RenderedPage } from './site-renderer.ts';

export type Theme = 'light' | 'dark' | 'auto';

interface DocumentParts {
  readonly page: RenderedPage;
  readonly files: PageFiles;
  readonly theme: Theme;
  readonly nonce: string;
}

/** A style already part of the page's own: being disabled it is not fetched, and a chunk loaded later finds it present. */
const inside = (style: string) => `<link rel="stylesheet" href="${style}" disabled>`;

/** Returns the HTML document of a rendered page. */
export function pageDocument({ page, files, theme, nonce }: DocumentParts): string {
  const { entry, scripts, style, styles } = files;
  const { look } = page;
  const preloads = scripts.filter((script) => script !== entry);
  return `<!doctype html>
<html lang="zh-CN"${themeAttributes(theme, look?.defaultMode ?? 'auto')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<script nonce="${nonce}">${page.bootScript}</script>
${page.head}
<link rel="stylesheet" href="${style}">
${styles.map(inside).join('')}
${look ? `<style id="look" nonce="${nonce}" data-version="${look.version}">${look.css}</style>` : ''}
<script type="module" src="${entry}" fetchpriority="low" nonce="${nonce}"></script>
${preloads.map((script) => `<link rel="modulepreload" href="${script}" fetchpriority="low" nonce="${nonce}">`).join('\n')}
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

/** Returns the attributes of the chosen theme, else of the site's own; without either the system's applies. */
function themeAttributes(chosen: Theme, fallback: Theme): string {
  const shown = chosen === 'auto' ? fallback : chosen;
  const attributes = [
    ...(shown === 'auto' ? [] : [` data-theme="${shown}"`]),
    ...(fallback === 'auto' ? [] : [` data-default-theme="${fallback}"`]),
  ];
  return attributes.join('');
}
