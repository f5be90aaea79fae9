import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imagePath } from '@tuyuan/contract/resource-path.ts';
import { z } from 'zod';

const text = z.string().min(1);
const Block = z.union([
  /** A paragraph; `## ` begins a heading, `> ` a quotation. */
  text,
  z.strictObject({ figure: z.array(text).min(1), caption: z.string() }),
  z.strictObject({ table: z.array(z.array(text)) }),
]);

const DemoArticle = z.strictObject({
  /** A child of the category of its kind is named `帮助/账号`. */
  category: text,
  pageKey: text.optional(),
  title: text,
  summary: z.string(),
  author: z.string(),
  source: z.string().default(''),
  tags: z.array(text).default([]),
  /** File of a picture. */
  cover: text.optional(),
  isPinned: z.boolean().default(false),
  daysAgo: z.int().min(0),
  views: z.int().min(0).default(0),
  body: z.array(Block),
});
export type DemoArticle = z.infer<typeof DemoArticle>;

/** Reads the demo's articles, notices, help and single pages; none where the folder has no such file. */
export async function readDemoArticles(folder: string): Promise<DemoArticle[]> {
  const file = await readFile(join(folder, 'articles.json'), 'utf8').catch(() => '[]');
  return z.array(DemoArticle).parse(JSON.parse(file));
}

/** Returns the text as an editor would have saved it; pictures that aren't there are left out. */
export function articleBody(
  { body }: DemoArticle,
  imageOf: (file: string) => { id: number; version: string } | undefined,
): string {
  return body
    .map((block) => {
      if (typeof block === 'string') {
        if (block.startsWith('## ')) return `<h2>${block.slice(3)}</h2>`;
        if (block.startsWith('> ')) return `<blockquote><p>${block.slice(2)}</p></blockquote>`;
        return block.startsWith('<') ? block : `<p>${block}</p>`;
      }
      if ('table' in block) return tableOf(block.table);
      const pictures = block.figure.flatMap((file) => imageOf(file) ?? []);
      const images = pictures.map((image) => `<img src="${imagePath(image, 1280)}" alt="" />`).join('');
      return images && `<figure>${images}<figcaption>${block.caption}</figcaption></figure>`;
    })
    .join('');
}

function tableOf([head = [], ...rows]: string[][]): string {
  const row = (cells: string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}><p>${cell}</p></${tag}>`).join('')}</tr>`;
  return `<table><tbody>${row(head, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}
