// Uploads photographs as a browser does (announce, tus, check) beside a bare copy of the same bytes: `pnpm bench upload [files] [MB]`.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createUploads, getUploads } from '@tuyuan/contract/library/image-upload.ts';
import { machineLine } from './bench-database.ts';
import { verdict } from './measure.ts';
import { type OwnServer, resultOf, withOwnServer } from './own-server.ts';
import { treeMemory } from './process-memory.ts';
import { type BenchFile, copyBare, inParallel, makeUploads } from './upload-files.ts';

const count = Number(process.argv[2] ?? 200);
const megabytes = Number(process.argv[3] ?? 8);
const megabyte = 1024 ** 2;
/** As a browser sends: files at a time, and bytes a piece. */
const atOnce = 3;
const pieceBytes = 8 * megabyte;
const growthLimit = 900 * megabyte;
const slowestPageMs = 2000;

console.log(`${machineLine()}\npainting ${count} files of ${megabytes} MB …`);
const files = await makeUploads(count, megabytes * megabyte);
const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0) / megabyte;
const folder = mkdtempSync(join(tmpdir(), 'tuyuan-bench-copy-'));
try {
  await withOwnServer({ port: 8098, sockets: 16, environment: { MODE: '' } }, measureUpload);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureUpload(server: OwnServer): Promise<void> {
  const headers = await logInPhotographer(server);
  const before = await copyBare(files, folder, atOnce);
  const watch = watchServer(server);
  const startedAt = performance.now();
  await announceAndSend(server, headers);
  const sentMs = performance.now() - startedAt;
  const refused = await untilChecked(server, headers);
  const checkedMs = performance.now() - startedAt;
  const { growth, slowestMs } = watch.stop();
  const bareMs = (before + (await copyBare(files, folder, atOnce))) / 2;

  const row = (what: string, ms: number) => ({
    what,
    seconds: (ms / 1000).toFixed(1),
    'MB/s': ((total * 1000) / ms).toFixed(0),
    ratio: (ms / bareMs).toFixed(1),
  });
  console.log(`${count} files, ${total.toFixed(0)} MB, ${atOnce} at a time`);
  console.table([
    row('bare copy: write and fsync', bareMs),
    row('announced and sent', sentMs),
    row('… checked, rendered, ready', checkedMs),
  ]);
  console.log(`refused: ${refused}`);
  console.log(
    `server and its workers grew by ${(growth / megabyte).toFixed(0)} MB (limit ${growthLimit / megabyte}): ${verdict(growth < growthLimit)}`,
  );
  console.log(
    `slowest other call ${slowestMs.toFixed(0)} ms (limit ${slowestPageMs}): ${verdict(slowestMs < slowestPageMs)}`,
  );
}

async function logInPhotographer({ client }: OwnServer): Promise<{ authorization: string }> {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `WITH person AS (INSERT INTO app_user (user_name, nick_name) VALUES ('linxiao', '林晓') RETURNING id),
       photographer AS (INSERT INTO photographer (user_id) SELECT id FROM person)
     INSERT INTO session (token_hash, user_id, is_remembered, expires_at, client_ip, user_agent)
     SELECT $1, id, false, now() + interval '1 day', '192.0.2.1', 'bench' FROM person`,
    [createHash('sha256').update(token).digest()],
  );
  return { authorization: `Bearer ${token}` };
}

async function announceAndSend(server: OwnServer, headers: { authorization: string }): Promise<void> {
  const announced = files.map(({ fileName, bytes }) => ({ fileName, bytes: bytes.length }));
  const keys = new Map<string, string>();
  for (let start = 0; start < announced.length; start += 200) {
    const input = { files: announced.slice(start, start + 200) };
    const answer = await server.post(createUploads.path, { ...headers, 'idempotency-key': randomUUID() }, input);
    for (const { fileName, key } of resultOf(createUploads.output, answer).items) keys.set(fileName, key);
  }
  await inParallel(files, atOnce, (file) =>
    send(`${server.base}/api/Upload/Image/${keys.get(file.fileName)}`, file, headers),
  );
}

async function send(address: string, { bytes }: BenchFile, headers: { authorization: string }): Promise<void> {
  const common = { ...headers, 'tus-resumable': '1.0.0' };
  const head = await fetch(address, { method: 'HEAD', headers: common });
  for (let offset = Number(head.headers.get('upload-offset')); offset < bytes.length; offset += pieceBytes) {
    const answer = await fetch(address, {
      method: 'PATCH',
      headers: { ...common, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
      body: new Uint8Array(bytes.subarray(offset, offset + pieceBytes)),
    });
    if (answer.status !== 204) throw new Error(`PATCH answered ${answer.status} ${await answer.text()}`);
  }
}

/** Returns how many were refused. */
async function untilChecked(server: OwnServer, headers: { authorization: string }): Promise<number> {
  for (;;) {
    const { items } = resultOf(getUploads.output, await server.get(getUploads.path, headers));
    if (items.every(({ state }) => state === 'ready' || state === 'refused'))
      return items.filter(({ state }) => state === 'refused').length;
    await pause(500);
  }
}

/** Follows the server's memory, and how long somebody else waits meanwhile. */
function watchServer({ processId, get }: OwnServer): { stop(): { growth: number; slowestMs: number } } {
  const first = treeMemory(processId);
  let [peak, slowestMs, isStopped] = [first, 0, false];
  void (async () => {
    while (!isStopped) {
      const startedAt = performance.now();
      await get('/api/services/app/albumData/GetAlbums', {}).catch(() => undefined);
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      peak = Math.max(peak, treeMemory(processId));
      await pause(100);
    }
  })();
  return {
    stop() {
      isStopped = true;
      return { growth: peak - first, slowestMs };
    },
  };
}
