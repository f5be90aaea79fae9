import { monitorEventLoopDelay } from 'node:perf_hooks';
import * as actions from '@tuyuan/contract/conference/attendee-actions.ts';
import * as attendees from '@tuyuan/contract/conference/attendees.ts';
import { getEntityHistory } from '@tuyuan/contract/site/audited-log.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resultOf } from '../../../testing/call-endpoint.ts';
import { importCsv } from '../../../testing/import-csv.ts';
import { plantAskingConference, plantAttendee, takenOf } from '../../../testing/plant-attendee.ts';
import { plantConference } from '../../../testing/plant-conference.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { untilWaiting } from '../../../testing/until-waiting.ts';

let server: TestServer;
let admin: { authorization: string };
let staff: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('chief', ['admin']);
  staff = await server.logInAs('desk', ['eventStaff']);
});
afterAll(() => server.stop());

let conference: number;
let type: number;
beforeEach(async () => {
  ({ conference, type } = await plantAskingConference(server.db));
});

const attendee = (state: string, fields: { phone?: string } = {}) =>
  plantAttendee(server.db, { ticketTypeId: type, state, ...fields });
const taken = () => takenOf(server.db, type);
const list = (query: Record<string, unknown> = {}) =>
  resultOf(server.app, attendees.getManagedAttendees, { conferenceId: conference, ...query }, admin);

const exported = async (headers: { authorization: string }) => {
  const asked = { conferenceId: conference, format: 'csv' };
  const { path } = await resultOf(server.app, attendees.exportAttendees, asked, headers);
  const cookie = `authorization=${headers.authorization.slice(7)}`;
  return (await server.app.inject({ method: 'GET', url: path, headers: { cookie } })).body;
};
const take = (text: string | Buffer, fields: Record<string, unknown> = {}) =>
  importCsv(server.app, admin, text, { conferenceId: conference, ...fields });

describe('an import', () => {
  const head = '姓名,手机,票种,工作单位,兴趣,厅,备注';

  it('in a dry run tells what would be and changes nothing', async () => {
    const { result } = await take(
      [
        head,
        '甲,13855550001,普通票,苏州摄协,风光、人像,一号厅,x',
        '乙,13855550001,普通票,,昆虫,,',
        ',123,无此票,,,,',
        '丁,138-5555-0002,普通票,B,,,',
      ].join('\n'),
      { isDryRun: true },
    );
    expect(result).toMatchObject({ rows: 4, importable: 2, imported: 0, unknownColumns: ['备注'] });
    expect(result?.errors.map(({ line, column }) => [line, column])).toEqual([
      [3, '手机'],
      [3, '兴趣'],
      [4, '姓名'],
      [4, '手机'],
      [4, '票种'],
    ]);
    expect((await list()).totalCount).toBe(0);
  });

  it('tells a wrong row by the number a spreadsheet shows: empty ones count, one of several lines is one', async () => {
    const text = `\r\n${head}\r\n甲,13855550011,普通票,"苏州\r\n摄协",,,\r\n\r\n  \r\n,,,,,,\r\n乙,12,普通票,B,,,`;
    const { result } = await take(text, { isDryRun: true });
    expect(result?.errors.map(({ line, column }) => [line, column])).toEqual([[7, '手机']]);
  });

  it('for good takes all or none, unless wrong rows are skipped; nobody beyond the places', async () => {
    const text = [
      head,
      '甲,13855550003,普通票,A,,,',
      '乙,12,普通票,B,,,',
      '丙,,普通票,C,,,',
      '丁,,普通票,D,,,',
      '戊,,普通票,E,,,',
    ].join('\r\n');
    expect((await take(text)).code).toBe('Import.RowsWrong');
    expect((await list()).totalCount).toBe(0);
    const { result } = await take(text, { skipsWrongRows: true });
    expect(result).toMatchObject({ imported: 3 });
    expect(result?.errors.map(({ line, column }) => [line, column])).toEqual([
      [3, '手机'],
      [6, '票种'],
    ]);
    expect(await taken()).toBe(3);
    const { items } = await list({ keyword: '甲' });
    expect(items).toMatchObject([{ state: 'ticketed', hasTicket: true, company: 'A' }]);
  });

  it('is refused at once where it has columns or rows without end', async () => {
    const startedAt = performance.now();
    const wide = ['姓名,票种,手机', ...Array.from({ length: 9000 }, (_, place) => `c${place}`)].join(',');
    expect((await take(`${wide}\n${'林,普通票\n'.repeat(4000)}`)).code).toBe('Import.NotReadable');
    expect((await take(`姓名,票种\n${'林,普通票\n'.repeat(200_000)}`)).code).toBe('Import.TooManyRows');
    expect(performance.now() - startedAt).toBeLessThan(3000);
    expect((await list()).totalCount).toBe(0);
  });

  it('keeps nobody waiting while it reads the worst that fits into a file', async () => {
    const pauses = monitorEventLoopDelay({ resolution: 10 });
    pauses.enable();
    const { code, message } = await take(','.repeat(4_900_000));
    pauses.disable();
    expect([code, message]).toEqual(['Import.NotReadable', expect.stringContaining('第 1 行超过 200 列')]);
    // In one thread it was two seconds.
    expect(pauses.max / 1e6).toBeLessThan(1000);
  });

  it('reads what a Chinese spreadsheet writes: GB 18030 and tabs', async () => {
    // 姓名\t票种\n张三\t普通票
    const gb = Buffer.from('d0d5c3fb09c6b1d6d60ad5c5c8fd09c6d5cda8c6b10a', 'hex');
    expect((await take(gb)).result).toMatchObject({ imported: 1 });
    expect((await list({ keyword: '张三' })).totalCount).toBe(1);
  });

  it('takes what was exported into another conference as it was, also where a question is called like a fixed column', async () => {
    const questions = [
      { key: 'team', label: '分组' },
      { key: 'note', label: '备注' },
      { key: 'noteAgain', label: '备注' },
    ].map((one) => ({
      type: 'text',
      help: '',
      isRequired: false,
      options: [],
      change: 'editable',
      editableUntil: null,
      ...one,
    }));
    const ask = (id: number) =>
      server.db.execute(sql`UPDATE conference SET form = ${JSON.stringify(questions)}::jsonb WHERE id = ${id}`);
    await ask(conference);
    const id = await attendee('ticketed', { phone: '13866660031' });
    const answers = { team: '-自选组', note: '一', noteAgain: '二' };
    await server.db.execute(sql`
      UPDATE attendee SET hall = '-1层', seat = 'A1', group_name = '甲组', answers = ${JSON.stringify(answers)}::jsonb WHERE id = ${id}`);
    const file = await exported(admin);
    ({ conference, type } = await plantAskingConference(server.db));
    await ask(conference);
    const { result } = await take(file);
    expect(result).toMatchObject({ imported: 1, unknownColumns: [] });
    const made = await resultOf(server.app, attendees.getManagedAttendee, { id: result?.ids[0] ?? 0 }, admin);
    expect(made).toMatchObject({ hall: '-1层', seat: 'A1', groupName: '甲组', answers });
  });

  it('names a heading that stands twice', async () => {
    const { code, message } = await take('姓名,票种,座位,,座位,\n甲,普通票,A1,,A2,');
    expect([code, message]).toEqual(['Import.NotReadable', expect.stringContaining('「座位」')]);
    expect((await take('姓名,票种,,\n甲,普通票,,')).result).toMatchObject({ imported: 1 });
  });

  it('tried again under its key makes nobody twice', async () => {
    const text = '姓名,票种\n甲,普通票\n乙,普通票';
    const once = (fields: object = {}) =>
      importCsv(server.app, { ...admin, 'idempotency-key': 'one' }, text, { conferenceId: conference, ...fields });
    const answers = await Promise.all([once(), once()]);
    expect(answers.map(({ result }) => result)).toMatchObject([{ imported: 2 }, { imported: 2 }]);
    expect(answers[1]?.result?.ids).toEqual(answers[0]?.result?.ids);
    expect([(await list()).totalCount, await taken()]).toEqual([2, 2]);
    expect((await once({ sendsTickets: false })).code).toBe('Request.KeyReused');
  });

  it('gives a seat once, whoever imports at once', async () => {
    const ids = [
      await attendee('ticketed', { phone: '13866660041' }),
      await attendee('ticketed', { phone: '13866660042' }),
    ];
    const imports: ReturnType<typeof take>[] = [];
    await server.db.transaction(async (transaction) => {
      await transaction.execute(sql`SELECT FROM attendee WHERE id = ANY(${sql.param(ids)}::int[]) FOR NO KEY UPDATE`);
      for (const id of ids) imports.push(take(`编号,座位,胸卡号\n${id},A1,01`, { takes: 'known' }));
      await untilWaiting(server.db, 2);
    });
    const codes = (await Promise.all(imports)).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining([null, 'Import.RowsWrong']));
  });

  describe('of people who are registered', () => {
    let lin: number;
    let wang: number;
    const place = async (id: number) => {
      const { hall, seat, tableNo, groupName, badgeNo } = await resultOf(
        server.app,
        attendees.getManagedAttendee,
        { id },
        admin,
      );
      return [hall, seat, tableNo, groupName, badgeNo].join('|');
    };
    const store = (id: number, set: ReturnType<typeof sql>) =>
      server.db.execute(sql`UPDATE attendee SET ${set} WHERE id = ${id}`);
    const wrong = (result: Awaited<ReturnType<typeof take>>['result']) =>
      result?.errors.map(({ line, column, message }) => `${line} ${column} ${message}`);

    beforeEach(async () => {
      lin = await attendee('ticketed', { phone: '13866660001' });
      wang = await attendee('applied', { phone: '13866660002' });
      await store(lin, sql`hall = '一号厅', seat = 'A1', group_name = '甲组'`);
      await store(wang, sql`name = '王一'`);
    });

    it('refuses them as before, unless asked', async () => {
      const { result } = await take('姓名,手机,票种,座位\n林砚秋,13866660001,普通票,A2', { isDryRun: true });
      expect(result).toMatchObject({ importable: 0, updatable: 0 });
      expect(wrong(result)).toEqual(['2 手机 这个手机号已报名']);
    });

    it('changes what cells say and nothing else, after telling it', async () => {
      const text = '手机,厅,座位,分组,单位,票种\n138-6666-0001,,A2,甲组,别的单位,贵宾票\n13866660002,,,,,\n';
      const dry = await take(text, { isDryRun: true, takes: 'known' });
      expect(dry.result).toMatchObject({ rows: 2, importable: 0, updatable: 1, unchanged: 1, updated: 0, ids: [] });
      expect(dry.result?.changes).toEqual([
        { line: 2, name: '林砚秋', cells: [{ column: '座位', before: 'A1', after: 'A2' }] },
      ]);
      expect(await place(lin)).toBe('一号厅|A1||甲组|');
      expect((await take(text, { takes: 'known' })).result).toMatchObject({ imported: 0, updated: 1, ids: [lin] });
      expect(await place(lin)).toBe('一号厅|A2||甲组|');
      expect((await list({ keyword: '0001' })).items[0]).toMatchObject({ company: '', ticketTypeName: '普通票' });
    });

    it('takes the file that was exported, also by who sees numbers masked, and keeps one record of it with everybody it is about', async () => {
      await store(lin, sql`hall = '-1层'`);
      const file = await exported(staff);
      expect(file).toContain('138****0001');
      const again = await take(file, { isDryRun: true, takes: 'known' });
      expect(again.result).toMatchObject({ unchanged: 2, updatable: 0, errors: [], unknownColumns: [] });
      const [heading = '', ...rows] = file.trim().split('\r\n');
      const seatAt = heading.split(',').indexOf('座位');
      const filled = rows.map((row, at) => row.split(',').with(seatAt, `B${at}`).join(','));
      const { result } = await take([heading, ...filled].join('\r\n'), { takes: 'known' });
      expect(result).toMatchObject({ updated: 2, errors: [] });
      for (const id of [lin, wang]) {
        const { items } = await resultOf(server.app, getEntityHistory, { kind: 'attendee', id }, admin);
        expect(items.map(({ action }) => action)).toEqual(['ImportAttendees']);
      }
    });

    it('tells who is nobody, who is gone, who is somebody else, and who comes twice', async () => {
      const gone = await attendee('cancelled', { phone: '13866660003' });
      const elsewhere = await plantConference(server.db, {});
      const text = [
        '编号,姓名,手机,座位',
        `${lin},林砚秋,,B1`,
        `,林 砚秋,13866660001,B2`,
        `${gone},,,B3`,
        `,,13866660003,B4`,
        `${elsewhere + 900_000},,,B5`,
        `,新人,13866660009,B6`,
        `,,,B7`,
        `,,138****0002,B8`,
        `${wang},林砚秋,13866660001,B9`,
        `${wang},王一,13866660002,${'长'.repeat(41)}`,
      ].join('\n');
      const { result } = await take(text, { isDryRun: true, takes: 'known' });
      expect(result).toMatchObject({ rows: 10, updatable: 1, unchanged: 0, importable: 0 });
      expect(wrong(result)).toEqual([
        '3 手机 与第 2 行是同一个人',
        '4 编号 「林砚秋」的报名已取消',
        '5 手机 这个手机号的报名已取消',
        '6 编号 这场会议没有这个编号',
        '7 手机 这个手机号没有报名',
        '8 手机 没有编号也没有手机号，认不出是谁',
        '9 手机 手机号打了星号，认不出是谁；请留着导出的「编号」列',
        '10 手机 与「王一」登记的手机号不同；导入不改手机号',
        '10 姓名 登记的姓名是「王一」；导入不改姓名',
        '11 座位 最多 40 个字',
        '11 编号 与第 10 行是同一个人',
      ]);
    });

    it('takes new people with them where that is chosen; who had cancelled may come again', async () => {
      await attendee('cancelled', { phone: '13866660003' });
      const text =
        '姓名,手机,票种,座位,胸卡号\n林砚秋,13866660001,,A2,01\n新人,13866660009,普通票,A1,02\n旧人,13866660003,普通票,A1,01\n没票种,13866660008,,,';
      const dry = await take(text, { isDryRun: true, takes: 'all' });
      expect(dry.result).toMatchObject({ importable: 1, updatable: 1 });
      expect(wrong(dry.result)).toEqual([
        '4 座位 与第 3 行是同一个座位',
        '4 胸卡号 与第 2 行的胸卡号相同',
        '5 票种 没有填写票种',
      ]);
      expect((await take(text, { takes: 'all' })).code).toBe('Import.RowsWrong');
      const { result } = await take(text, { takes: 'all', skipsWrongRows: true });
      expect(result).toMatchObject({ imported: 1, updated: 1 });
      expect(result?.ids).toHaveLength(2);
      expect(await place(lin)).toBe('一号厅|A2||甲组|01');
    });

    it('puts nobody on a seat that is taken', async () => {
      const { result } = await take('手机,厅,座位\n13866660002,一号厅,A1', { isDryRun: true, takes: 'known' });
      expect(wrong(result)).toEqual(['2 座位 「林砚秋」已坐在这里']);
    });

    it('changes nobody where somebody cancelled since the dry run, unless he is left out', async () => {
      const text = '手机,座位\n13866660001,C1\n13866660002,C2';
      expect((await take(text, { isDryRun: true, takes: 'known' })).result).toMatchObject({ updatable: 2 });
      await resultOf(server.app, actions.cancelAttendees, { ids: [wang], reason: '' }, admin);
      expect((await take(text, { takes: 'known' })).code).toBe('Import.RowsWrong');
      expect(await place(lin)).toBe('一号厅|A1||甲组|');
      const { result } = await take(text, { takes: 'known', skipsWrongRows: true });
      expect(result).toMatchObject({ updated: 1, ids: [lin] });
      expect([await place(lin), await place(wang)]).toEqual(['一号厅|C1||甲组|', '||||']);
    });

    it('changes nobody where he cancels in the same moment', async () => {
      const text = '手机,座位\n13866660001,C1\n13866660002,C2';
      let imported: ReturnType<typeof take> | undefined;
      await server.db.transaction(async (transaction) => {
        await transaction.execute(sql`UPDATE attendee SET state = 'cancelled' WHERE id = ${wang}`);
        imported = take(text, { takes: 'known' });
        await new Promise((resume) => setTimeout(resume, 300));
      });
      expect((await imported)?.code).toBe('Import.RowsWrong');
      expect(await place(lin)).toBe('一号厅|A1||甲组|');
    });

    it('needs a column that tells who it is, and a conference that is not over', async () => {
      expect((await take('姓名,座位\n林砚秋,A1', { takes: 'known' })).code).toBe('Import.ColumnMissing');
      await server.db.execute(
        sql`UPDATE conference SET start_time = now() - interval '2 days', end_time = now() - interval '1 day' WHERE id = ${conference}`,
      );
      expect((await take('手机,座位\n13866660001,C1', { takes: 'known' })).code).toBe('Conference.Over');
    });

    it('names each who is unknown where the file says too little of new people', async () => {
      const text = '手机,座位\n13866660001,A2\n13866660009,A3\n13866660008,A4';
      const { result } = await take(text, { isDryRun: true, takes: 'all' });
      expect(result).toMatchObject({ updatable: 1, importable: 0 });
      expect(wrong(result)).toEqual([
        '3 手机 这个手机号没有报名；要加新人，文件还缺少这些列：姓名、票种',
        '4 手机 这个手机号没有报名；要加新人，文件还缺少这些列：姓名、票种',
      ]);
    });

    it.each(['new', 'all'])('puts no new person on a seat that is taken, as %s', async (takes) => {
      const text = '姓名,手机,票种,厅,座位\n甲,,普通票,一号厅,A1\n乙,,普通票,一号厅,A2\n丙,,普通票,一号厅,A2';
      const { result } = await take(text, { isDryRun: true, takes });
      expect(result).toMatchObject({ importable: 1 });
      expect(wrong(result)).toEqual(['2 座位 「林砚秋」已坐在这里', '4 座位 与第 3 行是同一个座位']);
    });
  });

  it.each([
    ['nothing', '', 'Import.NotReadable'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'Import.NotReadable'],
    ['other columns', 'a,b\n1,2', 'Import.ColumnMissing'],
    ['too much', `姓名,票种\n${'甲,普通票\n'.repeat(5001)}`, 'Import.TooManyRows'],
  ])('refuses %s', async (_what, text, code) => {
    expect((await take(text)).code).toBe(code);
  });
});
