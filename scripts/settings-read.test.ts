import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingNames } from '../packages/contract/src/site/setting-definitions.ts';

const files = globSync('{apps,packages}/*/{src,migrations}/**/*.{ts,tsx,sql}', {
  cwd: new URL('..', import.meta.url),
}).filter(
  (file) => !/[.]test[.]tsx?$|setting-definitions[.]ts$|features\/site\/settings\/|\/demo\/|\/testing\//.test(file),
);
const code = files.map((file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).join('\n');
const isRead = (name: string) => new RegExp(`['.]${name}\\b`).test(code);

it('what the form of the settings sets is read somewhere', () => {
  expect(settingNames.filter((name) => !isRead(name))).toEqual([]);
});
