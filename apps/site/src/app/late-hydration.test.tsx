// @vitest-environment happy-dom
import { advanceImageSearchApi, useGetHotWordsQuery } from '@tuyuan/api-client/library/advance-image-search.ts';
import { type SessionState, visitor } from '@tuyuan/session/session-state.ts';
import { hydrate } from '@tuyuan/ui/testing/mount.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type SiteSession, useSessionState } from '../shared/site-session.tsx';
import { App } from './app.tsx';
import { createStore, type SiteStore } from './create-store.ts';

const user = { id: 1, userName: 'lin', nickName: '林砚秋', avatar: '', roles: [] };
const loggedIn: SessionState = { user, permissions: [], isRestored: true };

function Part() {
  const { data } = useGetHotWordsQuery();
  const { user: shown } = useSessionState();
  return (
    <p>
      {shown ? <b>{shown.nickName}</b> : '访客'} {data?.items.join('、')}
    </p>
  );
}

const sessionOf = (state: SessionState): SiteSession => ({
  state,
  rendered: visitor,
  details: undefined,
  authorization: undefined,
  whenReady: () => Promise.reject(new Error('nobody logs in here')),
  subscribe: () => () => {},
  logIn: () => Promise.reject(new Error('nobody logs in here')),
  logOut: () => {},
});

const answer = (store: SiteStore, items: string[]): void =>
  void store.dispatch(advanceImageSearchApi.util.upsertQueryData('getHotWords', undefined, { items }));

const newStore = () => createStore({ extra: { transport: () => new Promise(() => {}) } });

test('a part that hydrates after the session was restored and its data came anew keeps the server’s HTML, then shows both', async () => {
  const onServer = newStore();
  answer(onServer, ['昆明']);
  const html = renderToString(
    <App store={onServer} session={sessionOf(visitor)}>
      <Part />
    </App>,
  );
  const store = newStore();
  answer(store, ['昆明']);
  const rendered = store.getState();
  answer(store, ['丽江', '大理']);
  const { box, complaints } = await hydrate(
    html,
    <App store={store} session={sessionOf(loggedIn)} rendered={rendered}>
      <Part />
    </App>,
  );
  expect(complaints).toEqual([]);
  expect(box.textContent).toBe('林砚秋 丽江、大理');
});
