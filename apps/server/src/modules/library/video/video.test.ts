import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getIndexVideos, getVideo, getVideos } from '@tuyuan/contract/library/video-data.ts';
import * as management from '@tuyuan/contract/library/video-management.ts';
import { videoCaptionPath, videoFilePath, videoPosterPath, videoRawPath } from '@tuyuan/contract/resource-path.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { makeClip } from '../../../testing/make-clip.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { type VideoClient, videoClient } from '../../../testing/video-client.ts';

let server: TestServer;
let editor: { authorization: string };
let visitor: { authorization: string };
let client: VideoClient;
let clip: Buffer;
let film: management.VideoDraft;

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const publish = (id: number) => resultOf(server.app, management.publishVideos, { ids: [id] }, editor);
const takeOffline = (id: number) => resultOf(server.app, management.takeVideosOffline, { ids: [id] }, editor);
const words = ({ id }: { id: number }) => ({
  id,
  title: '湖上一日',
  description: '同一个机位守了六个小时。',
  labels: ['湖', '日落'],
  categoryId: null,
  authorId: null,
  unitId: null,
  freeTiers: [],
  chapters: [],
});
/** Saves on top of what is stored now. */
async function save<Input extends { readonly id: number }>(input: Input) {
  const { revision } = await resultOf(server.app, management.getManagedVideo, { id: input.id }, editor);
  return callEndpoint(server.app, management.updateVideo, { ...input, revision }, editor);
}

beforeAll(async () => {
  server = await startTestServer();
  editor = await server.logInAs('editor', ['editor']);
  visitor = await server.logInAs('visitor', ['user']);
  client = videoClient(server.app, await server.app.listen({ port: 0, host: '127.0.0.1' }), editor);
  clip = await makeClip({ width: 640, height: 480, seconds: 2, hasSound: true });
  film = await client.settled(await client.upload({ title: '湖上一日', bytes: clip }));
});
afterAll(() => server.stop());

it('a film that was sent in two pieces is made: its qualities, a preview, posters', async () => {
  const { id, key } = await client.announce({ title: '两段', bytes: clip });
  expect(await client.patch(key, clip.subarray(0, 5000))).toBe(204);
  // Noted once the answer is on its way.
  await expect
    .poll(() => resultOf(server.app, management.getManagedVideo, { id }, editor))
    .toMatchObject({ state: 'draft', receivedBytes: 5000, version: null });
  expect(await client.patch(key, clip.subarray(5000), 5000)).toBe(204);
  const made = await client.settled(id);
  expect(made).toMatchObject({ state: 'ready', failure: null, progress: 100, width: 640, height: 480 });
  expect(made).toMatchObject({ durationMs: 2000, videoCodec: 'h264', audioCodec: 'aac', stillAtMs: [200, 800, 1400] });
  expect(made.renditions).toMatchObject([{ name: '360', width: 480, height: 360 }]);
  await resultOf(server.app, management.deleteVideo, { id }, editor);
  expect(await readdir(join(server.dataDir, 'files/tenant_default/videos/originals'))).not.toContain(key);
});

it('visitors see it from its publication until it is taken offline, its addresses included', async () => {
  const { id } = film;
  const version = film.version ?? '';
  const addresses = [
    ...['master.m3u8', '360.m3u8', '360.m4s', 'preview.mp4', 'frame-0.webp', 'frame-1.webp'].map((name) =>
      videoFilePath({ id, version }, name),
    ),
    videoPosterPath(id, film.posterVersion ?? '', 640),
    videoPosterPath(id, film.posterVersion ?? '', 1280),
  ];
  const statuses = async (headers?: Record<string, string>) =>
    new Set(await Promise.all(addresses.map(async (url) => (await get(url, headers)).statusCode)));
  expect(await statuses()).toEqual(new Set([404]));
  expect(await statuses(editor)).toEqual(new Set([200]));
  expect((await callEndpoint(server.app, getVideo, { id })).code).toBe('Video.NotFound');
  expect(await publish(id)).toEqual({ succeeded: [id], failed: [] });
  expect(await statuses()).toEqual(new Set([200]));
  const caching = (await get(addresses[0] ?? '')).headers['cache-control'];
  expect(caching).toBe('public, max-age=31536000, immutable');
  const shown = await resultOf(server.app, getVideo, { id });
  expect(shown).toMatchObject({ qualities: ['360'], hasSound: true, freeTiers: [], isFree: false, byline: '' });
  // One a second.
  expect(shown.frames).toBe(2);
  expect((await get(videoFilePath({ id, version }, 'frame-2.webp'))).statusCode).toBe(404);
  for (const { items } of [
    await resultOf(server.app, getVideos, { length: 'short', minSide: 400, keyword: '湖上' }),
    await resultOf(server.app, getIndexVideos, {}),
  ])
    expect(items.map((item) => item.id)).toEqual([id]);
  expect((await resultOf(server.app, getVideos, { length: 'long' })).totalCount).toBe(0);
  await takeOffline(id);
  expect(await statuses()).toEqual(new Set([404]));
  await publish(id);
});

it('a playlist leads to pieces that are read in parts', async () => {
  const { id } = film;
  const version = film.version ?? '';
  const master = (await get(videoFilePath({ id, version }, 'master.m3u8'))).body;
  expect(master).toMatch(/BANDWIDTH=\d+,RESOLUTION=480x360,NAME="360"\n360\.m3u8/);
  const playlist = (await get(videoFilePath({ id, version }, '360.m3u8'))).body;
  const [, length = '', offset = ''] = /BYTERANGE:(\d+)@(\d+)/.exec(playlist) ?? [];
  const media = videoFilePath({ id, version }, '360.m4s');
  const whole = (await get(media)).rawPayload;
  const range = `bytes=${offset}-${Number(offset) + Number(length) - 1}`;
  const part = await get(media, { range });
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes ${range.slice(6)}/${whole.length}`]);
  expect(part.rawPayload.equals(whole.subarray(Number(offset), Number(offset) + Number(length)))).toBe(true);
  const beyond = await get(media, { range: `bytes=${whole.length}-` });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
});

it('no address gives the original away; where a tier is free, it is for those who are logged in', async () => {
  const { id } = film;
  const raw = videoRawPath(id);
  const { key } = (await server.db.execute(sql`SELECT key FROM video WHERE id = ${id}`)).rows[0] ?? {};
  const guesses = [raw, `/files/tenant_default/videos/originals/${key}`, `/api/Upload/Video/${key}`];
  for (const version of [film.version, film.posterVersion, key])
    for (const name of ['original', String(key), 'original.mp4', '1080.m4s', '../originals', '%2e%2e%2foriginals'])
      guesses.push(`/api/Resource/Video/${id}/${version}/${name}`, `/api/Resource/Misc/${key}`);
  for (const headers of [{}, visitor])
    for (const url of guesses) {
      const answer = await get(url, headers);
      expect([url, answer.statusCode < 300 && !String(answer.headers['content-type']).includes('html')]).toEqual([
        url,
        false,
      ]);
      expect(answer.rawPayload.includes(clip.subarray(1000, 1200))).toBe(false);
    }
  expect((await get(raw)).json().error.code).toBe('Session.Required');
  expect((await get(raw, visitor)).json().error.code).toBe('Video.OriginalRefused');
  await save({ ...words(film), freeTiers: ['editorial'] });
  expect((await get(raw)).statusCode).toBe(401);
  const own = await get(raw, visitor);
  expect(own.rawPayload.equals(clip)).toBe(true);
  expect(own.headers['content-disposition']).toMatch(/^attachment; filename="V\d{6}\.mp4"$/);
  expect((await get(raw, { ...visitor, range: 'bytes=10-19' })).rawPayload.equals(clip.subarray(10, 20))).toBe(true);
  await save(words(film));
  expect((await get(raw, visitor)).statusCode).toBe(403);
});

it('of every address with a place for a name in it, none gives the original to a visitor', async () => {
  const { id, version } = film;
  const { key } = (await server.db.execute(sql`SELECT key FROM video WHERE id = ${id}`)).rows[0] ?? {};
  const routes = readRoutes(server.app.printRoutes()).filter((route) =>
    /^\/(?:api\/(?:Resource|Upload)\/.*:|.*\*)/.test(route),
  );
  expect(routes).toEqual(expect.arrayContaining(['/api/Resource/Video/Raw/:id', '/api/Resource/Image/Raw/:id']));
  const names = [id, key, version, `tenant_default/videos/originals/${key}`];
  for (const route of routes)
    for (const name of names) {
      const url = route.replaceAll(/:\w+(?:\([^)]*\))?|\*/g, encodeURIComponent(String(name)));
      for (const headers of [{}, visitor])
        expect([url, (await get(url, headers)).rawPayload.includes(clip.subarray(1000, 1200))]).toEqual([url, false]);
    }
});

/** Returns the addresses that are read, of the tree that the server prints. */
function readRoutes(printed: string): string[] {
  const above: string[] = [];
  return printed.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^((?:│ {3}| {4})*)[├└]── (\S*)(.*)$/.exec(line) ?? [];
    above.splice(indent.length / 4, above.length, part);
    return methods.includes('GET') ? [above.join('')] : [];
  });
}

it('a poster is the picture of any moment, with the mark', async () => {
  const { id } = film;
  const changed = await resultOf(server.app, management.setVideoPoster, { id, atMs: 1000 }, editor);
  expect(changed.posterVersion).not.toBe(film.posterVersion);
  const picture = await get(videoPosterPath(id, changed.posterVersion ?? '', 640));
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 });
  expect((await get(videoPosterPath(id, film.posterVersion ?? '', 640))).statusCode).toBe(404);
  const set = (atMs: number) => callEndpoint(server.app, management.setVideoPoster, { id, atMs }, editor);
  expect(await set(2000)).toMatchObject({
    code: 'Video.MomentTooLate',
    validationErrors: [{ message: '视频只有 0:02', members: ['atMs'] }],
  });
  expect((await set(90_000_000)).code).toBe('Request.Invalid');
  await server.db.execute(sql`UPDATE quota SET taken = 1000 WHERE key LIKE 'video-poster:%'`);
  expect((await set(500)).code).toBe('Request.TooMany');
});

it('captions are read as WebVTT or SRT, kept as plain text, and replaced by those of the same language', async () => {
  const { id } = film;
  const set = (text: string | null) =>
    callEndpoint(server.app, management.setVideoCaption, { id, language: 'zh', text }, editor);
  for (const nonsense of ['', '风停了', 'WEBVTT\n\n没有时间', '<html></html>'])
    expect((await set(nonsense)).code).toBe('Video.CaptionUnreadable');
  await set('1\r\n00:00:00,500 --> 00:00:01,000\r\n旧的\r\n');
  const { result } = await set(
    'WEBVTT\n\nSTYLE\n::cue { color: red }\n\n00:00.200 --> 00:01.500 line:0\n<i>风停了</i>，<script>湖面</script>像一张纸\n',
  );
  expect(result?.captions).toMatchObject([{ language: 'zh', cues: 1 }]);
  const [caption] = (await resultOf(server.app, getVideo, { id })).captions;
  const answer = await get(videoCaptionPath(id, caption ?? { id: 0, version: '' }));
  expect(answer.headers['content-type']).toBe('text/vtt; charset=utf-8');
  expect(answer.body).toBe('WEBVTT\n\n00:00:00.200 --> 00:00:01.500\n风停了，湖面像一张纸\n');
  expect((await set(null)).result?.captions).toEqual([]);
});

it('chapters begin within the film, each at a moment of its own', async () => {
  const at = (...moments: number[]) => ({
    ...words(film),
    chapters: moments.map((startsAtMs) => ({ startsAtMs, title: '进场' })),
  });
  const [twice, late] = [await save(at(0, 0)), await save(at(0, 2000))];
  expect([twice.code, late.code]).toEqual(['Video.ChapterTwice', 'Video.ChapterTooLate']);
  for (const { validationErrors } of [twice, late])
    expect(validationErrors).toMatchObject([{ members: ['chapters.1.startsAtMs'] }]);
  expect((await save({ ...words(film), unitId: 9999 })).code).toBe('OrganizationUnit.NotFound');
  await save(at(1500, 0));
  expect((await resultOf(server.app, getVideo, { id: film.id })).chapters.map((each) => each.startsAtMs)).toEqual([
    0, 1500,
  ]);
});

it('a word that is refused is shown at the chapter that has it', async () => {
  await server.db.execute(sql`INSERT INTO sensitive_word (word, level) VALUES ('赌局', 'block')`);
  const chapters = ['进场', '赌局开始'].map((title, row) => ({ startsAtMs: row * 500, title }));
  const { code, validationErrors } = await save({ ...words(film), chapters });
  expect([code, validationErrors.map(({ members }) => members)]).toEqual(['Text.Blocked', [['chapters.1.title']]]);
});

it('of two editors who save at once, the second is told and overwrites nothing', async () => {
  const { revision } = await resultOf(server.app, management.getManagedVideo, { id: film.id }, editor);
  const both = ['甲', '乙'].map((title) =>
    callEndpoint(server.app, management.updateVideo, { ...words(film), revision, title }, editor),
  );
  const codes = (await Promise.all(both)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'Video.ChangedMeanwhile')).toHaveLength(1);
  const after = await resultOf(server.app, management.getManagedVideo, { id: film.id }, editor);
  expect([after.revision, after.title]).toEqual([revision + 1, codes[0] === 'Video.ChangedMeanwhile' ? '乙' : '甲']);
});

it('what is no film fails with its reason, and may be tried again or deleted', async () => {
  const id = await client.upload({ title: '假的', bytes: Buffer.from('<svg>'.repeat(200)) });
  expect(await client.settled(id)).toMatchObject({ state: 'failed', failure: '文件内容不是 MP4 或 MOV 视频。' });
  const torn = await client.upload({ title: '断的', bytes: clip.subarray(0, 4000) });
  expect(await client.settled(torn)).toMatchObject({
    state: 'failed',
    failure: '转码没有成功，文件可能已损坏，请换一个文件或重试。',
  });
  expect((await publish(torn)).failed).toMatchObject([{ code: 'Video.StateMismatch' }]);
  const again = await resultOf(server.app, management.transcodeVideo, { id: torn }, editor);
  expect(again).toMatchObject({ state: 'processing', failure: null });
  expect((await client.settled(torn)).state).toBe('failed');
  await resultOf(server.app, management.deleteVideo, { id: torn }, editor);
});

it('one that is published is neither deleted nor made again', async () => {
  for (const endpoint of [management.deleteVideo, management.transcodeVideo])
    expect((await callEndpoint(server.app, endpoint, { id: film.id }, editor)).code).toBe('Video.StateMismatch');
});

it('an upload goes on for who may upload, with a file of the same length', async () => {
  const { id, key } = await client.announce({ title: '断点', bytes: clip });
  const resume = (bytes: number) => callEndpoint(server.app, management.resumeVideo, { id, bytes }, editor);
  expect((await resume(clip.length)).result?.key).toBe(key);
  expect((await resume(clip.length + 1)).code).toBe('Upload.Altered');
  const patch = { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const answer = await server.app.inject({
    method: 'PATCH',
    url: `/api/Upload/Video/${key}`,
    headers: { ...visitor, ...patch },
    payload: 'x',
  });
  expect(answer.statusCode).toBe(403);
});
