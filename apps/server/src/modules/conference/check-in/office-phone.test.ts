import { randomUUID } from 'node:crypto';
import { getHeadcount, getOfficeSignPoints, signByOfficePhone } from '@tuyuan/contract/conference/check-in-office.ts';
import { confirmManner, publishManner } from '@tuyuan/contract/conference/code-of-conduct.ts';
import { renewPoster } from '@tuyuan/contract/conference/sign-point-management.ts';
import { signByPoster } from '@tuyuan/contract/conference/ticket-pass.ts';
import { getStaffAttendees } from '@tuyuan/contract/conference/user-mobile.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertConference } from '../../../fixtures/conference.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantMeeting } from '../../../testing/plant-meeting.ts';
import { plantTicketHolder } from '../../../testing/plant-ticket-holder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Meeting = Awaited<ReturnType<typeof plantMeeting>>;

let server: TestServer;
let meeting: Meeting;
let office: Record<string, string>;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  meeting = await plantMeeting(server);
  office = await (await meeting.ticket({ userType: 4, name: '会务' })).logIn();
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

describe('the office’s phone', () => {
  it('signs somebody in by hand at its own conference, and the head is counted once', async () => {
    const guest = await meeting.ticket();
    const pointId = await meeting.point();
    const sign = () =>
      callEndpoint(
        server.app,
        signByOfficePhone,
        { pointId, attendeeId: guest.attendeeId, reason: '手机没电' },
        office,
      );
    const before = await resultOf(server.app, getHeadcount, {}, office);
    expect((await sign()).result?.reason).toBe('ok');
    expect((await sign()).result?.reason).toBe('already_redeemed');
    const after = await resultOf(server.app, getHeadcount, {}, office);
    expect(after.arrived).toBe(before.arrived + 1);
    expect(after.doors.find(({ id }) => id === pointId)?.admitted).toBe(1);
    const listed = (arrival: string) =>
      resultOf(server.app, getStaffAttendees, { arrival, keyword: guest.name }, office);
    expect((await listed('arrived')).items[0]?.arrivedAt).not.toBe(null);
    expect((await listed('missing')).totalCount).toBe(0);
    const { items } = await resultOf(server.app, getOfficeSignPoints, {}, office);
    expect(items.map(({ id }) => id)).toContain(pointId);
  });

  it('finds neither another conference’s door nor its people', async () => {
    const elsewhere = await plantTicketHolder(server.db, {
      conferenceId: await insertConference(server.db),
      userType: 4,
    });
    const guest = await meeting.ticket();
    const wanted = { pointId: await meeting.point(), attendeeId: guest.attendeeId, reason: '试试' };
    expect((await callEndpoint(server.app, signByOfficePhone, wanted, elsewhere)).code).toBe('SignPoint.NotFound');
    const checker = await meeting.checker('宋宁');
    expect((await callEndpoint(server.app, signByOfficePhone, wanted, checker.headers)).status).toBe(403);
    expect((await callEndpoint(server.app, getHeadcount, {}, checker.headers)).code).toBe(null);
  });
});

describe('an etiquette that must be confirmed', () => {
  it('keeps nobody out at the door, where the staff are told; at the poster one confirms first', async () => {
    const { conferenceId } = meeting;
    const guest = await meeting.ticket();
    const phone = await guest.logIn();
    const checker = await meeting.checker('沈知白');
    const [first, second, meal] = [await meeting.point(), await meeting.point(), await meeting.point({ kind: 'meal' })];
    expect((await checker.scan(first, guest.code)).result).toMatchObject({ verdict: 'pass', owesManner: false });
    const sections = [{ topic: 'silence', title: '静音', text: '请把手机调成静音。' }];
    await resultOf(server.app, publishManner, { conferenceId, version: 0, sections, mustConfirm: true }, admin);
    expect((await checker.scan(second, guest.code)).result).toMatchObject({
      verdict: 'attention',
      reason: 'ok',
      owesManner: true,
    });
    expect((await checker.scan(meal, guest.code)).result).toMatchObject({ verdict: 'pass', owesManner: false });

    const pointId = await meeting.point();
    const { address } = await resultOf(server.app, renewPoster, { id: pointId }, admin);
    const poster = { pointId, code: new URL(address).hash.replace('#code=', ''), nonce: randomUUID() };
    const signByOwnPhone = () => callEndpoint(server.app, signByPoster, poster, phone);
    expect((await signByOwnPhone()).code).toBe('Manner.NotConfirmed');
    await resultOf(server.app, confirmManner, { version: 1 }, phone);
    expect((await signByOwnPhone()).result?.reason).toBe('ok');
  });
});
