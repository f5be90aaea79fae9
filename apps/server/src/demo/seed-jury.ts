import {
  addJuror,
  createRound,
  decideObjection,
  makeObjection,
  setBallot,
  setOrder,
  setRoundState,
} from '../modules/contest/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { Acting } from '../platform/http/request-context.ts';
import { demoJurors } from './demo-logins.ts';
import { endDemoVote, findJudgedActivities, findWorksOf, hasJury } from './seed-jury.repository.ts';
import { findDemoPeople } from './seed-orders.repository.ts';

const bestOf = 10;

interface People {
  office: Acting;
  /** One who objects. */
  visitor: Acting;
  jurors: readonly Acting[];
}

/** Lets the demo's jurors judge: one contest is half way, of another the results are public and somebody objects; once. */
export async function seedJury(db: Database): Promise<void> {
  if (await hasJury(db)) return;
  const ids = new Map((await findDemoPeople(db)).map(({ userName, id }) => [userName, id]));
  const acting = (userName: string): Acting[] => {
    const id = ids.get(userName);
    return id === undefined ? [] : [{ db, actor: { id } }];
  };
  const [[office], [visitor], jurors] = [acting('admin'), acting('visitor'), demoJurors.flatMap(acting)];
  if (!office || !visitor || jurors.length < demoJurors.length) return;
  for (const { id, isEnding } of await findJudgedActivities(db)) {
    for (const userName of demoJurors) await addJuror(office, { activityId: id, userName });
    if (isEnding) await judgeToTheEnd({ office, visitor, jurors }, id);
    else await judgeHalf({ office, visitor, jurors }, id);
  }
}

async function openRound(office: Acting, activityId: number, kind: 'score' | 'rank', best: number | null) {
  const id = await createRound(office, { activityId, kind, quorum: 2, bestOf: best });
  await setRoundState(office, { id, state: 'open', reason: '' });
  return { id, works: await findWorksOf(office.db, id) };
}

/** How good a work is, the same for everybody; each juror sees it a little differently, and the last one is strict. */
const quality = (place: number) => 5 + ((place * 7) % 5);
const scoreOf = (place: number, turn: number) =>
  Math.max(1, Math.min(10, quality(place) + ((place + turn) % 3) - (turn === 2 ? 2 : 0)));

async function judgeHalf({ office, jurors }: People, activityId: number): Promise<void> {
  const { id, works } = await openRound(office, activityId, 'score', null);
  for (const [turn, juror] of jurors.entries())
    for (const [place, entryId] of works.slice(0, Math.ceil(works.length * (0.8 - turn * 0.25))).entries())
      await setBallot(juror, { roundId: id, entryId, value: scoreOf(place, turn), note: '' });
}

async function judgeToTheEnd({ office, visitor, jurors }: People, activityId: number): Promise<void> {
  const first = await openRound(office, activityId, 'score', null);
  for (const [turn, juror] of jurors.entries())
    for (const [place, entryId] of first.works.entries())
      await setBallot(juror, { roundId: first.id, entryId, value: scoreOf(place, turn), note: '' });
  await setRoundState(office, { id: first.id, state: 'closed', reason: '' });
  const last = await openRound(office, activityId, 'rank', bestOf);
  for (const [turn, juror] of jurors.entries()) {
    const turned = [...last.works.slice(turn), ...last.works.slice(0, turn)];
    await setOrder(juror, { roundId: last.id, entryIds: turned, conflicts: [] });
  }
  for (const state of ['closed', 'published'] as const) await setRoundState(office, { id: last.id, state, reason: '' });
  await endDemoVote(office.db, activityId);
  const [best, second] = last.works;
  if (best === undefined || second === undefined) return;
  const answered = await makeObjection(visitor, {
    entryId: best,
    kind: 'rules',
    text: '简介里说要拍天黑以后的澜河，这张看上去像清晨。',
  });
  await decideObjection(office, {
    id: answered,
    decision: 'rejected',
    answer: '经核实，照片信息里的拍摄时间是晚上 7 点 40 分，符合要求。',
  });
  await makeObjection(visitor, {
    entryId: second,
    kind: 'votes',
    text: '最后一天早上 6 点前后票数涨得很快，请核对这段时间的票。',
  });
}
