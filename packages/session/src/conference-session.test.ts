import type { CallFailure } from '@tuyuan/errors/call-failure.ts';
import { describe, expect, it, vi } from 'vitest';
import { type ConferenceUser, createConferenceSession, emptyConferenceUser } from './conference-session.ts';
import type { Outcome } from './session-backend.ts';

const unknownTicket: CallFailure = {
  status: 404,
  code: 'Request.NotFound',
  message: '没有这张票',
  validationErrors: [],
};
const guest: ConferenceUser = { userId: 7, userType: 1, conferenceId: 3, sessionToken: 'token-7' };

function phone(stored?: string) {
  const kept = new Map<string, string>(stored === undefined ? [] : [['meeting', stored]]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const authenticate = vi.fn(
    async (ticket: string): Promise<Outcome<ConferenceUser>> =>
      ticket === 'GOOD' ? { isOk: true, result: guest } : { isOk: false, failure: unknownTicket },
  );
  return { kept, authenticate, session: createConferenceSession({ storage, authenticate }) };
}

describe('the session of a conference', () => {
  it('is empty before a log-in', () => {
    const { session } = phone();
    session.restore();
    expect(session.state).toEqual({
      user: { userId: 0, userType: 0, conferenceId: 0, sessionToken: '' },
      liveOn: false,
      modules: null,
    });
    expect(session.isLoggedIn).toBe(false);
  });

  it('stores who a ticket belongs to, and takes it up again', async () => {
    const first = phone();
    await first.session.logIn('GOOD');
    expect(first.session.isLoggedIn).toBe(true);
    const { session } = phone(first.kept.get('meeting'));
    session.restore();
    expect(session.state.user).toEqual(guest);
  });

  it('becomes empty by a log-in without a ticket, asking nobody', async () => {
    const { session, authenticate, kept } = phone(JSON.stringify({ user: guest, liveOn: true, modules: null }));
    session.restore();
    await session.logIn();
    expect(session.state).toEqual({ user: emptyConferenceUser, liveOn: false, modules: null });
    expect(JSON.parse(kept.get('meeting') ?? '')).toEqual({ user: emptyConferenceUser, liveOn: false, modules: null });
    expect(authenticate).not.toHaveBeenCalled();
  });

  it('stays whose it was when a ticket is refused', async () => {
    const { session } = phone(JSON.stringify({ user: guest, liveOn: false, modules: null }));
    session.restore();
    expect(await session.logIn('BAD')).toEqual({ isOk: false, failure: unknownTicket });
    expect(session.state.user).toEqual(guest);
  });

  it('turns the live wall on and off, and keeps it over a new log-in to the same conference', async () => {
    const { session, kept } = phone(JSON.stringify({ user: guest, liveOn: false, modules: null }));
    session.restore();
    session.setLiveOn(true);
    expect(JSON.parse(kept.get('meeting') ?? '')).toEqual({ user: guest, liveOn: true, modules: null });
    await session.logIn('GOOD');
    expect(session.state.liveOn).toBe(true);
    session.setLiveOn(false);
    expect(session.state.liveOn).toBe(false);
  });

  it('leaves nothing behind when it is cleared', () => {
    const { session, kept } = phone(JSON.stringify({ user: guest, liveOn: true, modules: null }));
    session.restore();
    session.clear();
    expect(kept.has('meeting')).toBe(false);
    expect(session.isLoggedIn).toBe(false);
  });

  it.each([['not json'], ['{}'], ['{"user":{"userId":"7"}}'], ['null']])('takes %s for no session', (stored) => {
    const { session } = phone(stored);
    session.restore();
    expect(session.isLoggedIn).toBe(false);
  });

  it('tells of every change until nobody listens any more', async () => {
    const { session } = phone();
    const heard = vi.fn();
    const stop = session.subscribe(heard);
    await session.logIn('GOOD');
    session.setLiveOn(true);
    session.setLiveOn(true);
    stop();
    session.clear();
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
