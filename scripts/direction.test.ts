import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDirection } from './check/direction.ts';

const server = 'apps/server/src';
const contest = `${server}/modules/contest`;
const order = `${server}/modules/commerce/order`;
const earlierAreas = ['site', 'account', 'library', 'content', 'community'];
const allowedTree = [
  'packages/errors/src/app-error.ts',
  'packages/format/src/money.ts',
  'packages/contract/src/vote.ts < @tuyuan/errors/app-error.ts',
  'packages/api-client/src/vote.ts < type @tuyuan/contract/vote.ts',
  'packages/api-client/src/base-query.ts < @tuyuan/errors/app-error.ts',
  'packages/session/src/session.ts < type @tuyuan/contract/vote.ts',
  'packages/realtime/src/hub.ts < @tuyuan/contract/vote.ts',
  'packages/ui/src/price.tsx < @tuyuan/format/money.ts',
  'packages/upload/src/queue.ts < @tuyuan/api-client/vote.ts, @tuyuan/ui/price.tsx',
  'packages/testing/src/build-vote.ts < @tuyuan/contract/vote.ts',
  'apps/site/src/main.tsx < ./app/router.tsx',
  'apps/site/src/app/router.tsx < ../pages/work.tsx',
  'apps/site/src/pages/work.tsx < ../features/contest/vote/vote-button.tsx, ../features/site/share/share-button.tsx',
  'apps/site/src/features/contest/vote/vote-button.tsx < ./tally.tsx, ../../../shared/paths.ts, @tuyuan/api-client/vote.ts',
  'apps/site/src/features/contest/vote/tally.tsx',
  'apps/site/src/features/site/share/share-button.tsx < @tuyuan/ui/price.tsx',
  'apps/site/src/shared/paths.ts',
  'apps/admin/src/main.tsx',
  `${server}/main.ts < ./build-server.ts`,
  `${server}/build-server.ts < ./modules/contest/index.ts, ./modules/commerce/index.ts, ./adapters/payment/sandbox.ts`,
  `${server}/demo/seed-votes.ts < ../modules/contest/index.ts`,
  `${contest}/index.ts < ./voting/index.ts`,
  `${contest}/voting/index.ts < ./vote.routes.ts`,
  `${contest}/voting/vote.routes.ts < ./vote-for-work.ts, ./vote.repository.ts, @tuyuan/contract/vote.ts`,
  `${contest}/voting/vote-for-work.ts < ./vote.policy.ts, ./vote.repository.ts, ./vote.presenter.ts, ../entry/index.ts, ../../commerce/index.ts`,
  `${contest}/voting/vote.policy.ts < type ./vote.repository.ts`,
  `${contest}/voting/vote.presenter.ts < type ./vote.repository.ts`,
  `${contest}/voting/vote.repository.ts < pg, ../../../platform/database/pool.ts`,
  `${contest}/voting/vote-for-work.test.ts < ../../../testing/test-server.ts, @tuyuan/testing/build-vote.ts`,
  `${contest}/entry/index.ts < ./find-entry.ts`,
  `${contest}/entry/find-entry.ts`,
  `${server}/modules/commerce/index.ts < ./order/index.ts`,
  `${server}/modules/commerce/order/index.ts < ./list-orders.ts`,
  `${order}/list-orders.ts < type pg`,
  ...earlierAreas.map((area) => `${server}/modules/${area}/index.ts`),
  `${server}/modules/conference/index.ts`,
  `${server}/adapters/payment/sandbox.ts < type ../../modules/commerce/index.ts, ./sandbox-page.ts`,
  `${server}/adapters/payment/sandbox-page.ts`,
  `${server}/adapters/sms/outbox.ts`,
  `${server}/platform/database/pool.ts < pg`,
  `${server}/testing/test-server.ts < ../build-server.ts, pg`,
  'e2e/site/smoke.spec.ts',
  'bench/search.ts < pg',
];

/** rule ← a line that replaces one of the tree above, or adds to it */
const violations: [rule: string, line: string][] = [
  ['package-format', 'packages/format/src/money.ts < @tuyuan/errors/app-error.ts'],
  ['package-errors', 'packages/errors/src/app-error.ts < @tuyuan/format/money.ts'],
  ['package-signalr-server', 'packages/signalr-server/src/hub.ts < @tuyuan/errors/app-error.ts'],
  ['package-contract', 'packages/contract/src/vote.ts < @tuyuan/format/money.ts'],
  ['package-realtime', 'packages/realtime/src/hub.ts < @tuyuan/errors/app-error.ts'],
  ['package-session', 'packages/session/src/session.ts < @tuyuan/ui/price.tsx'],
  ['package-api-client', 'packages/api-client/src/vote.ts < @tuyuan/session/session.ts'],
  ['package-ui', 'packages/ui/src/price.tsx < @tuyuan/errors/app-error.ts'],
  ['package-upload', 'packages/upload/src/queue.ts < @tuyuan/session/session.ts'],
  ['packages-know-no-app', 'packages/testing/src/build-vote.ts < ../../../apps/server/src/build-server.ts'],
  ['no-zod-in-the-browser', 'packages/api-client/src/vote.ts < @tuyuan/contract/vote.ts'],
  ['no-zod-in-the-browser', 'apps/site/src/pages/work.tsx < zod'],
  ['apps-are-islands', 'apps/site/src/shared/paths.ts < ../../../admin/src/main.tsx'],
  ['e2e-sees-from-outside', 'e2e/site/smoke.spec.ts < ../../apps/site/src/shared/paths.ts'],
  ['features-are-islands', 'apps/site/src/features/contest/vote/tally.tsx < ../../site/share/share-button.tsx'],
  ['features-below-pages', 'apps/site/src/features/contest/vote/tally.tsx < ../../../pages/work.tsx'],
  ['shared-is-a-leaf', 'apps/site/src/shared/paths.ts < ../features/contest/vote/tally.tsx'],
  ['pages-below-app', 'apps/site/src/pages/work.tsx < ../app/router.tsx'],
  ['entries-on-top', 'apps/site/src/app/router.tsx < ../main.tsx'],
  ['server-has-no-browser-code', `${server}/platform/database/pool.ts < @tuyuan/ui/price.tsx`],
  ['platform-knows-no-domain', `${server}/platform/database/pool.ts < ../../modules/contest/index.ts`],
  ['modules-meet-at-index', `${contest}/voting/vote-for-work.ts < ../entry/find-entry.ts`],
  ['areas-meet-at-index', `${contest}/voting/vote-for-work.ts < ../../commerce/order/index.ts`],
  ...[...earlierAreas, 'commerce'].map((area): [string, string] => [
    `area-${area}`,
    `${server}/modules/${area}/index.ts < ../contest/index.ts`,
  ]),
  ['area-contest', `${contest}/voting/vote-for-work.ts < ../../conference/index.ts`],
  ['area-conference', `${server}/modules/conference/index.ts < ../contest/index.ts`],
  ['known-areas', `${server}/modules/misc/index.ts < ../contest/index.ts`],
  ['demo-on-top', `${order}/list-orders.ts < ../../../demo/seed-votes.ts`],
  ['areas-entered-by-index', `${server}/build-server.ts < ./modules/commerce/order/index.ts`],
  ['modules-below-build-server', `${order}/list-orders.ts < ../../../build-server.ts`],
  ['build-server-chooses-adapters', `${order}/list-orders.ts < ../../../adapters/payment/sandbox.ts`],
  ['build-server-chooses-adapters', `${server}/main.ts < ./adapters/payment/sandbox.ts`],
  ['adapters-only-implement', `${server}/adapters/payment/sandbox.ts < ../../modules/commerce/index.ts`],
  ['adapters-stand-alone', `${server}/adapters/payment/sandbox.ts < ../sms/outbox.ts`],
  ['routes-entered-by-index', `${contest}/voting/vote-for-work.ts < ./vote.routes.ts`],
  ['policies-are-pure', `${contest}/voting/vote.policy.ts < ./vote.repository.ts`],
  ['repositories-only-store', `${contest}/voting/vote.repository.ts < ./vote.policy.ts`],
  ['presenters-only-show', `${contest}/voting/vote.presenter.ts < ./vote.repository.ts`],
  ['sql-in-repositories', `${contest}/voting/vote-for-work.ts < pg`],
  ['sql-in-repositories', `${order}/list-orders.ts < drizzle-orm`],
  ['tests-are-not-imported', `${contest}/voting/vote-for-work.ts < ./vote-for-work.test.ts`],
  ['test-tools-in-tests', `${order}/list-orders.ts < ../../../testing/test-server.ts`],
  ['resolvable', 'packages/format/src/money.ts < ./missing.ts'],
];

let folder = '';

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'direction-')));
  for (const library of ['pg', 'zod', 'drizzle-orm']) {
    write(`node_modules/${library}/index.js`, 'export const it = 1;');
    write(`node_modules/${library}/package.json`, '{ "type": "module", "exports": "./index.js" }');
  }
  for (const line of allowedTree) plant(line);
  mkdirSync(join(folder, 'node_modules/@tuyuan'), { recursive: true });
  for (const name of ['errors', 'format', 'contract', 'api-client', 'session', 'realtime', 'ui', 'upload', 'testing']) {
    write(`packages/${name}/package.json`, '{ "type": "module", "exports": { "./*": "./src/*" } }');
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@tuyuan', name));
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the direction of imports', () => {
  it('accepts what the architecture allows', async () => {
    const { modules, violations: found } = await readDirection(folder);
    expect(found).toEqual([]);
    expect(modules).toBe(allowedTree.length);
  });

  it.each(violations)('%s turns red on: %s', async (rule, line) => {
    plant(line);
    const { violations: found } = await readDirection(folder);
    expect(found.map((violation) => violation.split(':')[0])).toContain(rule);
  });

  it('has a planted violation for every rule', () => {
    const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
    const rules = new Set<string>(forbidden.map(({ name }: { name: string }) => name));
    expect([...new Set(violations.map(([rule]) => rule))].toSorted()).toEqual([...rules].toSorted());
  });
});

/** `file < import, type import`: writes that file with those imports. */
function plant(line: string): void {
  const [file = '', imports = ''] = line.split(' < ');
  const statements = imports
    .split(', ')
    .filter((target) => target !== '')
    .map((target, index) => {
      const [kind, path] = target.startsWith('type ') ? ['import type', target.slice(5)] : ['import', target];
      return `${kind} { it as it${index} } from '${path}';\nexport type { it${index} };`;
    });
  write(file, [...statements, 'export const it = 1;'].join('\n'));
}

function write(file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
