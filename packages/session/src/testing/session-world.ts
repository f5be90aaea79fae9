import { vi } from 'vitest';
import { createSession } from '../session.ts';
import type { LoginInformation, Outcome, SessionBackend } from '../session-backend.ts';
import type { DetailName, SessionDetails } from '../session-details.ts';
import type { SessionPlatform } from '../session-platform.ts';

const parts: SessionDetails = {
  credits: 20,
  profile: {
    id: 7,
    userName: 'yanqiu',
    nickName: '周砚秋',
    avatar: '',
    personalBackground: '',
    personalSign: '',
    phone: '138****8000',
    email: '',
    gender: 'unknown',
    birthday: null,
    regionId: null,
    regionName: '',
    wechat: true,
    qq: false,
    weibo: false,
    roles: ['photographer'],
    isPhotographer: true,
    hasPassword: true,
    isSubscribedToBroadcast: true,
    createdAt: '2026-11-20T09:00:00',
    deletionAt: null,
    mustChangePassword: false,
  },
  background: '',
  firstBuy: true,
  servicePhone: '0888-5180000',
  isSubscribedToBroadcast: true,
  menus: [{ name: '图库', path: '/library', icon: '', children: [] }],
  externalAccounts: [],
  photographer: {
    author: { id: 7, userName: 'yanqiu', nickName: '周砚秋', avatar: '' },
    isCertified: true,
    albumCount: 1,
    imageCount: 2,
    personalBackground: '',
    personalSign: '',
    introduction: '',
    regionName: '',
    unitName: '',
    rank: 3,
    viewCount: 0,
    likeCount: 0,
    followerCount: 0,
    joinedAt: '2026-11-20T09:00:00',
    units: [],
  },
};

function refuse(status: number, code: 'Session.Expired' | 'Session.WrongCredentials') {
  return { isOk: false, failure: { status, code, message: '不行', validationErrors: [] } } as const;
}

/** A server that knows the tokens in `known`, and a browser of one or more tabs with shared storage. */
export function sessionWorld(stored?: object | string, roles: string[] = ['photographer']) {
  const user = { id: 7, userName: 'yanqiu', nickName: '周砚秋', avatar: '', roles };
  const permissions = ['Pages.Images'];
  const known = new Set(['good-token', 'other-token']);
  const failing = new Set<DetailName>();
  const storage = new Map<string, string>();
  if (stored !== undefined) storage.set('user', typeof stored === 'string' ? stored : JSON.stringify(stored));
  let cookies = '';
  const visits: string[] = [];
  const expiredShown = vi.fn(async () => {});
  const loaded = vi.fn();
  const watchers = new Set<(key: string | null) => void>();

  function openTab() {
    const isKnown = () => known.has(session.authorization?.slice('Bearer '.length) ?? '');
    const token = async (): Promise<Outcome<string>> => ({ isOk: true, result: 'good-token' });
    const backend = {
      logIn: vi.fn<SessionBackend['logIn']>(async ({ password }) =>
        password === 'right' ? token() : refuse(400, 'Session.WrongCredentials'),
      ),
      logInBySms: vi.fn<SessionBackend['logInBySms']>(token),
      logInByOAuth: vi.fn<SessionBackend['logInByOAuth']>(token),
      getInformation: vi.fn<SessionBackend['getInformation']>(async () => {
        const result: LoginInformation = {
          user,
          tenant: { id: 1, name: '图苑' },
          permissions: [...permissions],
          impersonator: null,
        };
        return isKnown() ? { isOk: true, result } : refuse(401, 'Session.Expired');
      }),
      getDetail: vi.fn<SessionBackend['getDetail']>(async (name) =>
        failing.has(name) ? refuse(401, 'Session.Expired') : { isOk: true, result: { [name]: parts[name] } },
      ),
      logOut: vi.fn<SessionBackend['logOut']>(async (authorization: string) => {
        known.delete(authorization.slice('Bearer '.length));
        return { isOk: true, result: {} };
      }),
      ping: vi.fn<SessionBackend['ping']>(async (_timestamp?: number) => ({ isOk: true, result: isKnown() })),
    } satisfies SessionBackend;
    const platform: SessionPlatform = {
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
      readCookies: () => cookies,
      writeCookie: (cookie) => {
        cookies = cookie.startsWith('authorization=;') ? '' : cookie;
      },
      isHttps: true,
      currentPath: () => '/photo?id=3',
      goTo: (path) => visits.push(path),
      showExpired: expiredShown,
      watchStorage: (changed) => {
        watchers.add(changed);
        return () => watchers.delete(changed);
      },
      whenIdle: (work) => void setTimeout(work, 0),
    };
    const session = createSession({ backend, platform, onLoaded: loaded });
    return { session, backend };
  }

  return {
    ...openTab(),
    openTab,
    user,
    permissions,
    storage,
    known,
    failing,
    visits,
    expiredShown,
    loaded,
    readCookies: () => cookies,
    readStored: (): unknown => JSON.parse(storage.get('user') ?? 'null'),
    /** Simulates the browser's event after a change in another tab. */
    tellTabs: () => {
      for (const watcher of watchers) watcher('user');
    },
  };
}
