import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressible = /[.](js|css|svg|json|webmanifest)$/;

/** Writes `.br` and `.gz` beside each text file of a build, so that none is compressed per request. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => compressible.test(name) && !name.startsWith('.vite'));
  await Promise.all(
    files.map(async (name) => {
      const content = await readFile(join(folder, name));
      await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(content));
      await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(content));
    }),
  );
}
