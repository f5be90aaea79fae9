import { expect, it } from 'vitest';
import type { Hall, Interaction } from './hall.ts';
import { hearInteraction, hearRoom, hearTotals } from './hear-hall.ts';

const room = {
  id: 7,
  name: '听涛厅',
  isLive: false,
  danmakuOn: true,
  danmakuReviewed: true,
  slowSeconds: 10,
  questionsOn: true,
  questionsReviewed: true,
};
const { mine: _mine, myEntry: _entry, ...poll } = interaction({});
function interaction(changed: Partial<Interaction>): Interaction {
  return {
    id: 1,
    roomId: 7,
    kind: 'poll',
    state: 'open',
    title: '选一张做大会明信片',
    options: [],
    maxChoices: 1,
    maxWords: 0,
    showsLive: true,
    canChange: true,
    prize: '',
    winnerCount: 0,
    secondsLeft: 60,
    revealedAt: null,
    totals: { answered: 0, options: [], words: null },
    correct: null,
    commitment: null,
    winners: null,
    mine: null,
    myEntry: 42,
    ...changed,
  };
}
const hall = (stage: Interaction | null): Hall => ({
  rooms: [room],
  roomId: 7,
  stage,
  previous: null,
  questionCount: 0,
  isMuted: false,
});
const told = (changed: Partial<typeof poll>, isOnStage = true) => ({
  of: 'interaction' as const,
  id: changed.id ?? 1,
  roomId: 7,
  isOnStage,
  interaction: { ...poll, ...changed },
});

it('brings what the host opened on the stage, its seconds counted from when the hall was read', () => {
  const seen = hall(null);
  expect(hearInteraction(seen, told({}), 30)).toBe(false);
  expect(seen.stage).toMatchObject({ id: 1, state: 'open', secondsLeft: 90, mine: null });
  expect(seen.rooms[0]?.isLive).toBe(true);
});

it('keeps what the holder answered while it is locked and revealed, no longer to be changed', () => {
  const seen = hall(interaction({ mine: { choices: [2], words: [], changesLeft: 1 } }));
  hearInteraction(seen, told({ state: 'locked', secondsLeft: null }), 0);
  expect(seen.stage).toMatchObject({ state: 'locked', mine: { choices: [2], changesLeft: 0 } });
  hearInteraction(seen, told({ state: 'revealed', secondsLeft: null }), 0);
  expect(seen.stage?.mine?.choices).toEqual([2]);
  expect(seen.rooms[0]?.isLive).toBe(false);
});

it('asks anew where nobody tells what the holder once answered, or his lot', () => {
  expect(hearInteraction(hall(null), told({ state: 'revealed' }), 0)).toBe(true);
  expect(hearInteraction(hall(null), told({ kind: 'lottery' }), 0)).toBe(true);
});

it('leaves the last revealed one to be looked up when it goes, or another comes', () => {
  const gone = hall(interaction({ state: 'revealed' }));
  hearInteraction(gone, told({ state: 'revealed' }, false), 0);
  expect([gone.stage, gone.previous]).toEqual([null, { id: 1, title: poll.title }]);
  const next = hall(interaction({ state: 'revealed' }));
  hearInteraction(next, told({ id: 2 }), 0);
  expect([next.stage?.id, next.previous?.id]).toEqual([2, 1]);
});

it('leaves the stage alone for what another hall does', () => {
  const seen = hall(interaction({}));
  hearInteraction(seen, { ...told({ id: 9 }), roomId: 8 }, 0);
  hearTotals(seen, { of: 'interaction', id: 9, roomId: 8, totals: { answered: 5, options: null, words: null } });
  expect(seen.stage).toMatchObject({ id: 1, totals: { answered: 0 } });
});

it('follows the totals and the switches of the hall', () => {
  const seen = hall(interaction({}));
  hearTotals(seen, { of: 'interaction', id: 1, roomId: 7, totals: { answered: 5, options: [], words: null } });
  hearRoom(seen, { of: 'room', id: 7, room: { ...room, danmakuOn: false } });
  expect([seen.stage?.totals.answered, seen.rooms[0]?.danmakuOn]).toEqual([5, false]);
});
