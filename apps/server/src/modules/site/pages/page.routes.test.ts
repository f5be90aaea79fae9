import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertConference } from '../../../fixtures/conference.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { prepareTenant } from '../tenants/index.ts';

/** A site entry that writes into the page its request and the API's answers. */
const entry = `
let renderings = 0;
export async function render({ url, transport, session }) {
  renderings += 1;
  const rendering = renderings;
  const { pathname } = new URL(url);
  if (pathname === '/go') return { status: 302, location: '/account', head: '', body: '', state: '', stateId: 's', bootScript: '' };
  const { status, body } = await transport({ method: 'GET', path: '/api/services/app/indexData/GetWebSettings', input: {} });
  const home = await transport({ method: 'GET', path: '/api/services/app/indexData/GetHomeDataBlocks', input: {} });
  const article = await transport({ method: 'GET', path: '/api/services/app/indexData/GetArticle', input: { id: 1 } });
  return {
    status: pathname === '/missing' ? 404 : 200,
    head: '<title>' + (body.result?.siteName.value ?? '') + '</title>',
    body: JSON.stringify({ rendering, url, status, home: home.status, article: article.status, user: session.user?.userName ?? null }),
    state: '{}', stateId: 'page-state', source: 'src/pages/home.tsx', bootScript: 'boot()',
  };
}`;
const pages = {
  entry: '/assets/entry-1.js',
  pages: {
    'src/pages/home.tsx': {
      scripts: ['/assets/core-1.js', '/assets/entry-1.js', '/assets/home-1.js'],
      styles: ['/assets/entry-1.css', '/assets/home-1.css'],
      style: '/assets/page-home-1.css',
    },
  },
};

const phoneBuild = {
  'index.html': { file: 'assets/mobile-1.js', isEntry: true, imports: ['_core.js'] },
  '_core.js': { file: 'assets/core-1.js' },
  '_words.js': { file: 'assets/words-1.js', imports: ['_core.js'] },
  'src/pages/meeting/index-page.tsx': { file: 'assets/home-1.js', imports: ['_core.js'] },
  'src/pages/meeting/login-page.tsx': {
    file: 'assets/login-1.js',
    imports: ['_core.js', '_words.js'],
    css: ['assets/login-1.css'],
  },
  'src/pages/meeting/introduce-page.tsx': { file: 'assets/introduce-1.js', imports: ['_core.js'] },
};

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tuyuan-web-'));
  const files: Record<string, string> = {
    'site/dist/server/entry-server.js': entry,
    'site/dist/server/package.json': '{"type":"module"}',
    'site/dist/client/.vite/pages.json': JSON.stringify(pages),
    'site/dist/client/assets/entry-1.js': 'start()',
    'site/dist/client/assets/entry-1.js.br': 'compressed',
    'site/dist/client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'admin/dist/index.html': '<!doctype html><title>admin</title>',
    'admin/dist/.vite/addresses.json': JSON.stringify(['/admin/', '/admin/images', '/admin/conferences/:id']),
    'admin/dist/assets/admin-1.js': 'admin()',
    'mobile/dist/index.html': '<!doctype html><title>mobile</title>',
    'mobile/dist/sw.js': 'keep()',
    'mobile/dist/.vite/manifest.json': JSON.stringify(phoneBuild),
    'mobile/dist/.vite/addresses.json': JSON.stringify(['/meeting', '/meeting/schedule']),
    'mobile/dist/assets/mobile-1.js': 'mobile()',
    'mobile/dist/assets/core-1.js': 'core() // the largest',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  server = await startTestServer({ WEB_DIST: folder });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers });
/** Returns what the entry wrote into the page. */
function told(html: string): {
  rendering: number;
  url: string;
  status: number;
  home: number;
  article: number;
  user: string | null;
} {
  return JSON.parse(/<div id="root">(.*)<\/div>/.exec(html)?.[1] ?? 'null');
}

describe('a visitor’s page', () => {
  it('is rendered with what the API answers in process', async () => {
    const { statusCode, headers, body } = await get('/');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(told(body)).toMatchObject({ status: 200, user: null, url: 'http://localhost:80/' });
    expect(body).toContain('<title>');
  });

  it('runs scripts only with the nonce of its policy, and no two renderings share one', async () => {
    const nonces = await Promise.all(
      ['/a', '/b'].map(async (path) => {
        const { headers, body } = await get(path);
        const nonce = /'nonce-([\w-]{22})'/.exec(String(headers['content-security-policy']))?.[1];
        const scripts = [...body.matchAll(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/g)].map(
          ([tag]) => tag,
        );
        expect(scripts.length).toBeGreaterThan(1);
        for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
        expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it('fetches one stylesheet and names those it is made of; scripts give way to pictures', async () => {
    const { body } = await get('/');
    const styles = [...body.matchAll(/rel="stylesheet" href="([^"]+)"( disabled)?/g)].map(([, ...style]) => style);
    // The page's own style sheet contains them all; the others are only named, for parts loaded later.
    expect(styles).toEqual([
      ['/assets/page-home-1.css', undefined],
      ['/assets/entry-1.css', ' disabled'],
      ['/assets/home-1.css', ' disabled'],
    ]);
    const preloads = [...body.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
    expect(preloads).toEqual(['/assets/core-1.js', '/assets/home-1.js']);
    expect(body).toContain('<script type="module" src="/assets/entry-1.js" fetchpriority="low"');
  });

  it('is made once for those who ask for it at the same time and after', async () => {
    const first = await Promise.all([get('/once'), get('/once'), get('/once')]);
    const later = await get('/once');
    expect(new Set([...first, later].map(({ body }) => told(body).rendering)).size).toBe(1);
  });

  it('is another page for another host, theme or query', async () => {
    const bodies = await Promise.all([
      get('/vary'),
      get('/vary', { host: 'other.example' }),
      get('/vary', { cookie: 'theme=dark' }),
      get('/vary?x=1'),
    ]);
    expect(new Set(bodies.map(({ body }) => told(body).rendering)).size).toBe(4);
    expect(bodies[2]?.body).toContain('<html lang="zh-CN" data-theme="dark">');
    expect(told(bodies[1]?.body ?? '').url).toBe('http://other.example/vary');
  });

  it('asks for the draft where its address is a preview’s, and is then kept by nobody and found by no search', async () => {
    const [plain, preview, elsewhere] = await Promise.all([
      get('/'),
      get(`/?preview=${'a'.repeat(43)}`),
      get(`/photo?preview=${'a'.repeat(43)}`),
    ]);
    expect([plain, preview, elsewhere].map(({ body }) => told(body).home)).toEqual([200, 410, 200]);
    expect(preview.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(plain.headers).not.toHaveProperty('x-robots-tag');
    expect((await get('//[?preview=a')).statusCode).toBeLessThan(500);
    const article = await get(`/article/detail?id=1&preview=${'a'.repeat(43)}`);
    expect([told(plain.body).article, told(article.body).article, told(article.body).home]).toEqual([200, 410, 200]);
    expect(article.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  it('is answered by 304 without a policy when the browser has it', async () => {
    const { headers } = await get('/known');
    const again = await get('/known', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['content-security-policy']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('comes compressed as the browser can read it', async () => {
    const { headers, rawPayload } = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toContain('<div id="root">');
    expect((await get('/', { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined();
  });

  it('has the status the page says', async () => {
    expect((await get('/missing')).statusCode).toBe(404);
    const moved = await get('/go');
    expect([moved.statusCode, moved.headers.location]).toEqual([302, '/account']);
  });
});

describe('a user’s page', () => {
  it('is rendered for the user of the cookie and kept by nobody', async () => {
    const { authorization } = await server.logInAs('reader', ['user']);
    const cookie = `authorization=${authorization.slice('Bearer '.length)}`;
    const [first, second] = [await get('/mine', { cookie }), await get('/mine', { cookie })];
    expect(told(first.body).user).toBe('reader');
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.headers.etag).toBeUndefined();
    expect(told(second.body).rendering).not.toBe(told(first.body).rendering);
    expect(told((await get('/mine')).body).user).toBeNull();
  });

  it('is a visitor’s once the session has ended', async () => {
    const { authorization } = await server.logInAs('leaver', ['user']);
    await server.app.inject({ method: 'POST', url: '/Account/Logout', headers: { authorization }, payload: {} });
    const cookie = `authorization=${authorization.slice('Bearer '.length)}`;
    const { statusCode, body, headers } = await get('/mine', { cookie });
    expect([statusCode, told(body).user, headers['cache-control']]).toEqual([200, null, 'no-store']);
  });

  it('gives the cookie no right to a call', async () => {
    const { authorization } = await server.logInAs('caller', ['admin']);
    const cookie = `authorization=${authorization.slice('Bearer '.length)}`;
    expect((await get('/api/services/app/menu/GetMyMenus', { cookie })).statusCode).toBe(401);
  });
});

describe('beside the pages', () => {
  it('answers an unknown address of the API as the API does', async () => {
    const { statusCode, json } = await get('/api/services/app/no/Such');
    expect(statusCode).toBe(404);
    expect(json()).toMatchObject({ success: false, error: { code: 'Request.NotFound' } });
  });

  it('lets built files be kept for ever and sends them precompressed', async () => {
    const { headers, body } = await get('/assets/entry-1.js', { 'accept-encoding': 'br' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([headers['content-encoding'], body]).toEqual(['br', 'compressed']);
    expect((await get('/assets/../server/entry-server.js')).body).not.toContain('export async function');
    expect((await get('/assets/%2e%2e/%2e%2e/server/entry-server.js')).body).not.toContain('export async function');
  });

  it('serves the back office’s one page for all its addresses', async () => {
    for (const path of ['/admin/', '/admin/images?state=pending']) {
      const { statusCode, body, headers } = await get(path);
      expect([statusCode, body]).toEqual([200, '<!doctype html><title>admin</title>']);
      expect(headers['content-security-policy']).toContain("script-src 'self'");
    }
    expect((await get('/admin')).headers.location).toBe('/admin/');
    expect((await get('/admin/assets/admin-1.js')).body).toBe('admin()');
    expect((await get('/admin/missing.js')).statusCode).toBe(404);
  });

  it('answers 404 with the app’s own page to an address of no page', async () => {
    const statusOf = async (path: string) => (await get(path)).statusCode;
    for (const path of [
      '/admin/nowhere',
      '/admin/conferences/x',
      '/admin/conferences/7/more',
      '/meeting/nowhere',
      '/mobile',
    ])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    expect((await get('/meeting/nowhere')).body).toBe('<!doctype html><title>mobile</title>');
    for (const path of ['/admin/conferences/7/', '/admin/conferences/7?tab=1', '/meeting/', '/meeting/schedule'])
      expect([path, await statusOf(path)]).toEqual([path, 200]);
  });

  it('serves the phone’s one page for all its addresses, and lets its worker work for the meeting pages', async () => {
    for (const path of ['/meeting', '/meeting/schedule?day=2']) {
      const { statusCode, body, headers } = await get(path);
      expect([statusCode, body]).toEqual([200, '<!doctype html><title>mobile</title>']);
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(headers['cache-control']).toBe('no-cache');
    }
    const script = (name: string) => `</mobile/assets/${name}-1.js>; rel=modulepreload; crossorigin`;
    const start = `${script('core')}, ${script('mobile')}`;
    expect((await get('/meeting/introduce?id=3')).headers.link).toBe(
      `${start}, ${script('introduce')}; fetchpriority=low`,
    );
    expect((await get('/meeting/login?id=3')).headers.link).toBe(
      `${start}, ${script('login')}; fetchpriority=low, </mobile/assets/login-1.css>; rel=preload; as=style; crossorigin; fetchpriority=low, ${script('words')}; fetchpriority=low`,
    );
    for (const path of ['/meeting', '/meeting/index?from=sms'])
      expect((await get(path)).headers.link).toBe(`${start}, ${script('home')}; fetchpriority=low`);
    for (const path of ['/meeting/nowhere', '/meeting/login/more'])
      expect((await get(path)).headers.link ?? '').toBe('');
    const worker = await get('/mobile/sw.js');
    expect(worker.body).toBe('keep()');
    expect(worker.headers).toMatchObject({ 'service-worker-allowed': '/', 'cache-control': 'no-cache' });
    expect((await get('/mobile/assets/mobile-1.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/mobile/assets/missing.js')).statusCode).toBe(404);
  });

  it('tells search engines and readers what there is', async () => {
    expect((await get('/robots.txt')).body).toContain('Sitemap: http://localhost:80/sitemap.xml');
    const conference = await insertConference(server.db);
    const map = await get('/sitemap.xml');
    expect(map.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(map.body).toContain('<loc>http://localhost:80/gallery</loc>');
    expect(map.body).toContain(`<loc>http://localhost:80/conference/detail?id=${conference}</loc>`);
    expect((await get('/sitemap-photo-9.xml')).statusCode).toBe(404);
    expect((await get('/sitemap-secret-1.xml')).statusCode).toBe(404);
    expect((await get('/rss.xml')).headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect((await get('/manifest.webmanifest')).json()).toMatchObject({ start_url: '/' });
    expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
  });
});

it('believe a trusted proxy no scheme but the web’s', async () => {
  const behind = await startTestServer({ WEB_DIST: folder, TRUST_PROXY: '127.0.0.1' });
  const robots = async (scheme: string) => {
    const headers = { host: 'tuyuan.test', 'x-forwarded-proto': scheme };
    return (await behind.app.inject({ method: 'GET', url: '/robots.txt', headers })).body;
  };
  expect(await robots('https')).toContain('https://tuyuan.test/sitemap.xml');
  expect(await robots('javascript')).toContain('http://tuyuan.test/sitemap.xml');
  const security = async (scheme: string) => {
    const headers = { host: 'tuyuan.test', 'x-forwarded-proto': scheme };
    return (await behind.app.inject({ method: 'GET', url: '/', headers })).headers['strict-transport-security'];
  };
  expect([await security('https'), await security('http')]).toEqual(['max-age=31536000', undefined]);
  await behind.stop();
});

it('let shared caches keep addresses of the site only where they are configured', async () => {
  const configured = await startTestServer({ WEB_DIST: folder, SITE_ADDRESS: 'https://tuyuan.example' });
  const conference = await insertConference(configured.db);
  const own = await insertConference(server.db);
  const kept = async ({ app }: TestServer, id: number) => {
    const urls = ['/robots.txt', '/sitemap.xml', '/rss.xml', `/api/Resource/Calendar/Conference/${id}.ics`];
    const answers = await Promise.all(urls.map((url) => app.inject({ url, headers: { host: 'evil.example' } })));
    return answers.map(({ body, headers }) => [
      String(headers['cache-control']).split(',')[0],
      body.includes('evil.example'),
    ]);
  };
  const [named, unnamed] = [
    ['public', false],
    ['private', true],
  ];
  expect(await kept(configured, conference)).toEqual([named, named, named, named]);
  // A calendar without sessions names no page.
  expect(await kept(server, own)).toEqual([unnamed, unnamed, unnamed, ['private', false]]);
  await configured.stop();
});

it('counts the files of site, phone and back office against nobody’s requests', async () => {
  const strict = await startTestServer({ WEB_DIST: folder, RATE_LIMIT_PER_MINUTE: '3' });
  const statusOf = async (url: string) => (await strict.app.inject({ method: 'GET', url })).statusCode;
  for (const url of ['/admin/assets/admin-1.js', '/mobile/assets/mobile-1.js', '/assets/entry-1.js'])
    for (let time = 0; time < 5; time += 1) expect(await statusOf(url)).toBe(200);
  const statuses = [];
  for (let time = 0; time < 4; time += 1) statuses.push(await statusOf('/api/Auth/Ping'));
  expect(statuses).toEqual([200, 200, 200, 429]);
  await strict.stop();
});

it('says in a page of its own that a site is closed', async () => {
  const closed = await startTestServer({ WEB_DIST: folder });
  await prepareTenant(closed.databases, { schema: 'tenant_shut', name: '丙站', hostName: 'shut.test' });
  await closed.databases.platform.execute(sql`UPDATE tenant SET is_suspended = true WHERE schema_name = 'tenant_shut'`);
  const answer = await closed.app.inject({ method: 'GET', url: '/gallery', headers: { host: 'shut.test' } });
  expect(answer.statusCode).toBe(403);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(answer.body).toContain('<h1>站点已停用，请联系管理员。</h1>');
  expect(answer.body).not.toContain('<script');
  await closed.stop();
});
