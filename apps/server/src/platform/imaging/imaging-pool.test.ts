import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { paintScene } from '../../testing/test-pictures.ts';
import { HungUpError, runFor, runForAll } from '../waiter.ts';
import { createImagingPool, type ImagingPool, type ImagingPoolOptions } from './imaging-pool.ts';
import type { Derivative } from './render-derivatives.ts';
import { defaultWatermark } from './watermark-profile.ts';

const misbehavingWorker = fileURLToPath(new URL('./misbehaving-worker.ts', import.meta.url));
const jpeg = await paintScene(900, 600).jpeg().toBuffer();
const pools: ImagingPool[] = [];

function openPool(options: ImagingPoolOptions): ImagingPool {
  const pool = createImagingPool(options);
  pools.push(pool);
  return pool;
}

afterEach(() => {
  for (const pool of pools.splice(0)) pool.close();
});

const named = (fileName: string) => ({ source: { bytes: jpeg }, fileName });

test('renders in a worker process: the whole set, its look and what the file says', async () => {
  const derivatives: Derivative[] = [];
  const result = await openPool({ size: 1 }).render(named('a.jpg'), {
    marks: [defaultWatermark],
    onDerivative: (derivative) => derivatives.push(derivative),
  });
  expect(result.report).toMatchObject({ format: 'jpeg', width: 900, height: 600 });
  expect(result.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(result.look.descriptor).toHaveLength(256);
  expect(derivatives).toHaveLength(13);
});

test('refuses with the reason that the worker found', async () => {
  const pool = openPool({ size: 1 });
  await expect(pool.inspect({ source: { bytes: Buffer.from('text') }, fileName: 'a.jpg' })).rejects.toMatchObject({
    code: 'Picture.NotAPicture',
  });
  await expect(pool.inspect({ source: { bytes: Buffer.from('GIF89a') }, fileName: 'a.gif' })).rejects.toMatchObject({
    code: 'Picture.TypeNotAllowed',
    details: 'gif',
  });
});

test('decoders of formats that are not taken are shut even to a file that passes the sniffing', async () => {
  const disguised = Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff]),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ]);
  await expect(
    openPool({ size: 1 }).describe({ source: { bytes: disguised }, fileName: 'a.jpg' }),
  ).rejects.toMatchObject({ code: 'Picture.Corrupt' });
});

describe('a picture that hurts its worker', () => {
  test.each([
    ['crash', 'Picture.DecoderCrashed', 60_000],
    ['exit', 'Picture.DecoderCrashed', 60_000],
    ['hang', 'Picture.TooSlow', 5000],
    ['bloat', 'Picture.TooMuchMemory', 60_000],
  ])('%s: fails alone with %s, and the pool works on', async (behaviour, code, timeoutMs) => {
    const pool = openPool({ size: 1, workerFile: misbehavingWorker, timeoutMs, memoryCapBytes: 400_000_000 });
    const [hurt, waiting] = await Promise.allSettled([pool.inspect(named(behaviour)), pool.inspect(named('a.jpg'))]);
    expect(hurt).toMatchObject({ status: 'rejected', reason: { code } });
    expect(waiting).toMatchObject({ status: 'fulfilled', value: { report: { format: 'jpeg' } } });
  });

  test('a defect of ours is no refusal', async () => {
    const pool = openPool({ size: 1, workerFile: misbehavingWorker });
    await expect(pool.inspect(named('throw'))).rejects.toThrow('An imaging worker failed');
    await expect(pool.inspect(named('throw'))).rejects.not.toHaveProperty('code');
  });

  test('a worker that answers nonsense is replaced', async () => {
    const pool = openPool({ size: 1, workerFile: misbehavingWorker });
    await expect(pool.inspect(named('nonsense'))).rejects.toThrow('nonsense');
    await expect(pool.inspect(named('a.jpg'))).resolves.toMatchObject({ report: { format: 'jpeg' } });
  });
});

test('many jobs share few workers, and each gets its own answer', async () => {
  const pool = openPool({ size: 2 });
  const pictures = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((i) =>
      paintScene(50 + i, 40)
        .png()
        .toBuffer(),
    ),
  );
  const results = await Promise.all(pictures.map((bytes) => pool.inspect({ source: { bytes }, fileName: 'a.png' })));
  expect(results.map(({ report }) => report.width)).toEqual([51, 52, 53, 54, 55, 56]);
});

test('the worker sees nothing of the server environment', async () => {
  const pool = openPool({ size: 1, workerFile: misbehavingWorker });
  const { metadata } = await pool.inspect(named('environment'));
  // VIPSHOME is set by the worker's own library.
  expect(metadata.keywords.toSorted()).toEqual(['FONTCONFIG_FILE', 'MALLOC_ARENA_MAX', 'VIPSHOME']);
});

test('drops what waits for a caller that hung up, and does the rest', async () => {
  const pool = openPool({ size: 1 });
  const caller = new AbortController();
  const waiter = { person: 'user 1', signal: caller.signal };
  const first = pool.inspect(named('a.jpg'));
  const given = runFor(waiter, () => pool.inspect(named('b.jpg')));
  const kept = runFor({ person: 'user 2', signal: new AbortController().signal }, () => pool.inspect(named('c.jpg')));
  caller.abort();
  await expect(given).rejects.toBeInstanceOf(HungUpError);
  await expect(runFor(waiter, () => runForAll(() => pool.inspect(named('e.jpg'))))).resolves.toMatchObject({
    kind: 'inspect',
  });
  await expect(runFor(waiter, () => pool.inspect(named('d.jpg')))).rejects.toBeInstanceOf(HungUpError);
  expect([(await first).kind, (await kept).kind]).toEqual(['inspect', 'inspect']);
});

test('lets one caller’s many pictures not hold up another’s', async () => {
  const pool = openPool({ size: 1, workerFile: misbehavingWorker, timeoutMs: 20_000 });
  const as = (person: string, fileName: string, done: string[]) =>
    runFor({ person, signal: new AbortController().signal }, () => pool.inspect(named(fileName))).then(() =>
      done.push(person),
    );
  const done: string[] = [];
  await Promise.all([...Array.from({ length: 6 }, () => as('many', 'a.jpg', done)), as('one', 'a.jpg', done)]);
  expect(done.indexOf('one')).toBe(1);
});

test('closing fails what is under way and what waits', async () => {
  const pool = createImagingPool({ size: 1, workerFile: misbehavingWorker });
  const jobs = Promise.allSettled([pool.inspect(named('hang')), pool.inspect(named('a.jpg'))]);
  pool.close();
  expect((await jobs).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.inspect(named('a.jpg'))).rejects.toThrow('closed');
});
