import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Addresses = z.array(z.string());

/** Returns whether a path is that of a page, by the list in the app's build; without one every path is. */
export function knownAddresses(folder: string): (url: string) => boolean {
  const file = join(folder, '.vite/addresses.json');
  if (!existsSync(file)) return () => true;
  const addresses = Addresses.parse(JSON.parse(readFileSync(file, 'utf8')));
  const patterns = addresses.map(
    (address) => new RegExp(`^${address.replace(/[/]$/, '').replaceAll(':id', '[1-9]\\d{0,8}')}[/]?$`),
  );
  return (url) => {
    const [path = ''] = url.split(/[?#]/);
    return patterns.some((pattern) => pattern.test(path));
  };
}
