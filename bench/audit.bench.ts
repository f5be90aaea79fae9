// Times every filter of the audit log over a million rows, with the page's queries (rows, count, retention): `pnpm
// bench audit [rows]`.
import { getAuditLogDay, getAuditLogs, getEntityHistory } from '@tuyuan/contract/site/audited-log.ts';
import { getAuditLogDayOf } from '@tuyuan/server/src/modules/site/audit/get-audit-log-day.ts';
import { listEntityHistory } from '@tuyuan/server/src/modules/site/audit/get-entity-history.ts';
import { listAuditLogs } from '@tuyuan/server/src/modules/site/audit/list-audit-logs.ts';
import { databaseOver } from '@tuyuan/server/src/platform/database/database.ts';
import { fillAuditLog } from './audit-rows.ts';
import { machineLine, openBenchDatabase } from './bench-database.ts';
import { databaseCpuOf } from './database-cpu.ts';
import { figuresRow, measure } from './measure.ts';

const limit = 200;
const calls = 60;
const timeZone = 'Asia/Shanghai';
const size = Number(process.argv[2] ?? 1_000_000);

const bench = await openBenchDatabase(`bench_audit_${size}`, 2, ['0003_site.sql']);
try {
  if (bench.isNew) {
    console.log(`writing ${size} rows …`);
    await fillAuditLog(bench.pool, size);
    await bench.markFilled();
  }
  const db = databaseOver(bench.pool);
  const day = (back: number, time: string) =>
    `${new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)}T${time}`;
  const ask = (query: Record<string, unknown>) => listAuditLogs(db, getAuditLogs.input.parse(query), timeZone);
  const cases: [string, (call: number) => Record<string, unknown>][] = [
    ['nothing', () => ({})],
    ['page 500', () => ({ skipCount: 9980 })],
    ['one day', (n) => ({ from: day(1 + n, '00:00:00'), to: day(1 + n, '23:59:59') })],
    ['a busy user', (n) => ({ userName: `user${1 + (n % 3)}` })],
    ['a quiet user', (n) => ({ userName: `user${390 - n}` })],
    ['nobody’s name', (n) => ({ userName: `nobody${n}` })],
    ['service', (n) => ({ service: ['image', 'album', 'region'][n % 3] })],
    ['service and action', (n) => ({ service: 'role', action: ['Move', 'Create'][n % 2] })],
    ['action alone', (n) => ({ action: ['Move', 'Nothing'][n % 2] })],
    ['only errors', () => ({ onlyErrors: true })],
    ['errors of a user', (n) => ({ onlyErrors: true, userName: `user${200 + n}` })],
    ['errors of a service on one day', (n) => ({ onlyErrors: true, service: 'album', from: day(n, '00:00:00') })],
    ['500 ms or more', () => ({ minDurationMs: 500 })],
    ['9 s or more', () => ({ minDurationMs: 9000 })],
    ['100 ms or more, a service', () => ({ minDurationMs: 100, service: 'user' })],
    ['slow failures of a user', (n) => ({ minDurationMs: 1000, onlyErrors: true, userName: `user${1 + n}` })],
    ['address', (n) => ({ clientIp: `10.${(300 + n) % 7}.${(300 + n) % 50}.${300 + n}` })],
    ['user and address that don’t meet', () => ({ userName: 'user1', clientIp: '10.2.2.2' })],
    ['keyword found often', () => ({ keyword: '青河' })],
    ['keyword never found', (n) => ({ keyword: `没有的词${n}` })],
    ['keyword and user', (n) => ({ keyword: 'abc', userName: `user${1 + n}` })],
    ['a row’s calls', (n) => ({ entityKind: 'image', entityId: 1 + n * 997 })],
  ];
  console.log(`${machineLine()}\n${size} rows; milliseconds; 1 client; database and client share the cores`);
  await measure(20, 1, () => ask({}));
  const cpu = await databaseCpuOf(bench.pool);
  const rows = [];
  for (const [name, query] of cases)
    rows.push(figuresRow(name, await measure(calls, 1, (call) => ask(query(call)), cpu), limit));
  let cursor = (await ask({ maxResultCount: 100 })).nextCursor;
  const turn = async () => {
    cursor = (await ask({ maxResultCount: 100, cursor: cursor ?? undefined })).nextCursor;
  };
  rows.push(figuresRow('page after page by cursor, 100 rows', await measure(calls, 1, turn, cpu), limit));
  const history = (call: number) =>
    listEntityHistory(db, getEntityHistory.input.parse({ kind: 'album', id: 1 + call * 31 }), timeZone);
  rows.push(figuresRow('history of a row', await measure(calls, 1, history, cpu), limit));
  const spread = (call: number) =>
    getAuditLogDayOf(db, getAuditLogDay.input.parse({ day: day(1 + call, '').slice(0, 10) }), timeZone);
  rows.push(figuresRow('a day by half hours', await measure(calls, 1, spread, cpu), limit));
  console.table(rows);
} finally {
  await bench.close();
}
