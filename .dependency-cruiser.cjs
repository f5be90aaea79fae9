// Import rules; the diagram is in docs/architecture.md, "Direction". A rule keyed on a `$1` group covers new packages,
// modules and features unchanged. scripts/direction.test.ts checks that each rule fails on a planted violation.

const tests = '[.](test|spec)[.]tsx?$';
const testCode = `(${tests}|^packages/testing/|^apps/server/src/testing/|^e2e/|^bench/)`;
const pages = '^apps/(site|mobile|admin)/src';
const server = '^apps/server/src';
const role = (name) => `^apps/server/src/modules/[^/]+/[^/]+/.*[.]${name}[.]ts$`;

/** Each area of the server with the areas it may import, through their index.ts. */
const areas = {
  site: [],
  account: ['site'],
  library: ['site', 'account'],
  content: ['site', 'account', 'library'],
  community: ['site', 'account', 'library'],
  commerce: ['site', 'account', 'library', 'content', 'community'],
  contest: ['site', 'account', 'library', 'content', 'community', 'commerce'],
  conference: ['site', 'account', 'library', 'content', 'community', 'commerce'],
};
const notTypeOnly = { dependencyTypesNot: ['type-only'] };

/** Allows a package to import itself and `allowed` packages, nothing else. */
const packageMayImport = (name, allowed) => ({
  name: `package-${name}`,
  comment: `packages/${name} imports ${allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no other package'}`,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: tests },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
});

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const packageRules = [
  packageMayImport('format', []),
  packageMayImport('errors', []),
  packageMayImport('signalr-server', []),
  packageMayImport('contract', ['errors']),
  packageMayImport('realtime', ['contract']),
  packageMayImport('session', ['contract', 'errors', 'format']),
  packageMayImport('api-client', ['contract', 'errors', 'format']),
  packageMayImport('ui', ['format']),
  packageMayImport('upload', ['api-client', 'contract', 'format', 'ui']),
  forbid('packages-know-no-app', 'a package serves every app', { path: '^packages/' }, { path: '^(apps|e2e|bench)/' }),
  forbid(
    'no-zod-in-the-browser',
    'what every visitor downloads takes types from the contract, not its schemas',
    { path: '^(packages/(api-client|session|ui|upload)|apps/(site|mobile)/src)/', pathNot: tests },
    {
      path: '(^packages/contract/(?!src/(?:resource-path|(?:commerce/commerce|community/community|conference/conference|contest/contest|content/content)-path|library/(?:application-reasons|book-scan-path|copy-words|likeness|panorama-(?:path|words)|video-words)|community/(?:collection|comment|feedback|notification|saved-search)-words|content/article-words|commerce/(?:(?:order|payout)-states|package-words|invoice-words|credit-kinds|mall-states)|contest/(?:activity|entry|objection|rank|rule|vote|wall)-words)[.]ts)|node_modules/zod/)',
      ...notTypeOnly,
    },
  ),
];

const appRules = [
  forbid(
    'apps-are-islands',
    'no app imports another',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  forbid(
    'e2e-sees-from-outside',
    'end-to-end tests know the wire, not the code',
    { path: '^e2e/' },
    { path: '^(apps|bench)/' },
  ),
  forbid(
    'features-are-islands',
    'features meet in pages only',
    { path: `${pages}/features/([^/]+/[^/]+)/` },
    { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
  ),
  forbid(
    'features-below-pages',
    'app → pages → features',
    { path: `${pages}/features/` },
    { path: '^apps/$1/src/(app|pages)/' },
  ),
  forbid(
    'shared-is-a-leaf',
    'features → shared',
    { path: `${pages}/shared/` },
    { path: '^apps/$1/src/(app|pages|features)/' },
  ),
  forbid('pages-below-app', 'app → pages', { path: `${pages}/pages/` }, { path: '^apps/$1/src/app/' }),
  forbid(
    'entries-on-top',
    'main and the other entry files import the app, never the other way',
    { path: `${pages}/(app|pages|features|shared)/`, pathNot: tests },
    { path: '^apps/$1/src/[^/]+[.]tsx?$', pathNot: '[.]d[.]ts$' },
  ),
  forbid(
    'server-has-no-browser-code',
    'the server imports contract, errors, format, realtime and signalr-server',
    { path: `${server}/`, pathNot: testCode },
    { path: '^packages/', pathNot: '^packages/(contract|errors|format|realtime|signalr-server)/' },
  ),
];

const serverRules = [
  forbid(
    'platform-knows-no-domain',
    'the platform is plumbing without a domain word',
    { path: `${server}/platform/`, pathNot: testCode },
    { path: `${server}/(modules|adapters|demo|(main|build-server|open-ingest|cli)[.]ts$)` },
  ),
  forbid(
    'modules-meet-at-index',
    'of another module of the same area only its index.ts',
    { path: `${server}/modules/([^/]+)/([^/]+)/` },
    { path: `${server}/modules/$1/`, pathNot: `${server}/modules/$1/($2/|[^/]+/index[.]ts$)` },
  ),
  forbid(
    'areas-meet-at-index',
    'of another area only its index.ts',
    { path: `${server}/modules/([^/]+)/` },
    { path: `${server}/modules/`, pathNot: `${server}/modules/($1/|[^/]+/index[.]ts$)` },
  ),
  forbid(
    'areas-entered-by-index',
    'main, build-server, adapters and tools see an area through its index.ts',
    { path: `${server}/`, pathNot: `(${server}/modules/|${testCode})` },
    { path: `${server}/modules/`, pathNot: `${server}/modules/[^/]+/index[.]ts$` },
  ),
  ...Object.entries(areas).map(([area, earlier]) =>
    forbid(
      `area-${area}`,
      earlier.length > 0 ? `${area} imports only ${earlier.join(', ')}` : `${area} imports no other area`,
      { path: `${server}/modules/${area}/`, pathNot: tests },
      { path: `${server}/modules/`, pathNot: `${server}/modules/(${[area, ...earlier].join('|')})/` },
    ),
  ),
  forbid(
    'known-areas',
    'a module stands in one of the areas above',
    { path: `${server}/modules/`, pathNot: `(${server}/modules/(${Object.keys(areas).join('|')})/|${tests})` },
    {},
  ),
  forbid(
    'demo-on-top',
    'demo and fixtures use the product; only the programs, tests and benches use them',
    { path: `${server}/(modules|platform|adapters)/`, pathNot: testCode },
    { path: `${server}/(demo|fixtures)/` },
  ),
  forbid(
    'modules-below-build-server',
    'modules are put together by build-server and do not reach up to it',
    { path: `${server}/modules/`, pathNot: testCode },
    { path: `${server}/(main|build-server|open-ingest|cli)[.]ts$` },
  ),
  forbid(
    'build-server-chooses-adapters',
    'the composition root is the one place that knows which provider serves a need',
    { path: `${server}/`, pathNot: `(${server}/(adapters/|(build-server|open-ingest|open-video)[.]ts$)|${testCode})` },
    { path: `${server}/adapters/` },
  ),
  forbid(
    'adapters-only-implement',
    'an adapter takes from a module nothing but the interface it implements',
    { path: `${server}/adapters/`, pathNot: tests },
    { path: `${server}/modules/`, ...notTypeOnly },
  ),
  forbid(
    'adapters-stand-alone',
    'an adapter for one need knows no other need and nobody above',
    { path: `${server}/adapters/([^/]+)/`, pathNot: tests },
    { path: `${server}/(adapters/|(main|build-server|open-ingest|cli)[.]ts$)`, pathNot: `${server}/adapters/$1/` },
  ),
  forbid(
    'routes-entered-by-index',
    'only index.ts mounts a module’s routes',
    { path: `${server}/modules/`, pathNot: `(/index[.]ts$|${role('routes')}|${tests})` },
    { path: role('routes') },
  ),
  forbid(
    'policies-are-pure',
    'a policy decides from what it is given',
    { path: role('policy') },
    {
      path: `(${role('(routes|repository|presenter)')}|${server}/(platform/(database|http|jobs|storage|bus)|config[.]ts)|node_modules/)`,
      ...notTypeOnly,
    },
  ),
  forbid(
    'repositories-only-store',
    'a repository knows tables, not rules or answers',
    { path: role('repository') },
    { path: role('(routes|policy|presenter)'), ...notTypeOnly },
  ),
  forbid(
    'presenters-only-show',
    'a presenter turns a row it is given into an answer',
    { path: role('presenter') },
    { path: role('(routes|repository)'), ...notTypeOnly },
  ),
  forbid(
    'sql-in-repositories',
    'PostgreSQL is spoken in platform/database and *.repository.ts',
    { pathNot: `(^apps/server/src/(platform/database|fixtures)/|[.]repository[.]ts$|^scripts/|${testCode})` },
    { path: 'node_modules/(pg|drizzle-orm)/', ...notTypeOnly },
  ),
];

const everywhere = [
  forbid('tests-are-not-imported', 'production code imports no test', { pathNot: testCode }, { path: tests }),
  forbid(
    'test-tools-in-tests',
    'builders and fakes stay out of production code',
    { pathNot: `(${testCode}|^scripts/|[.]config[.]ts$)` },
    { path: '^(packages/testing/|apps/server/src/testing/)' },
  ),
  forbid(
    'resolvable',
    'an import that leads nowhere (`/// <reference types>` is not one)',
    {},
    { couldNotResolve: true, pathNot: '^(node|vite/client)$' },
  ),
];

module.exports = {
  forbidden: [...packageRules, ...appRules, ...serverRules, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|[.]turbo)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.svg'],
    },
  },
};
