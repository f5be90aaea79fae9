import type { WatchedVote } from './find-risk.policy.ts';

/** A vote, and which attack it belongs to; null for an honest one. */
export interface LabelledVote extends WatchedVote {
  attack: 'device' | 'address' | 'night' | 'link' | null;
}

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/**
 * A day of honest votes with one attack of each kind in it: 60 works, people at home and at work, families on one device, a
 * school and a tea house behind one address each, a teacher's link that a class follows; `random` gives numbers in [0, 1).
 */
export function labelledVotes(random: () => number): LabelledVote[] {
  const votes: LabelledVote[] = [];
  const startedAt = Date.UTC(2026, 10, 22, 16);
  let [voter, id] = [0, 0];
  const within = (from: number, to: number) => from + random() * (to - from);
  const whole = (from: number, to: number) => Math.floor(within(from, to));
  /** Few vote at night, most in the evening. */
  const honestMinute = () =>
    random() < 0.04 ? within(0, 360) : random() < 0.5 ? within(420, 1080) : within(1080, dayMinutes);
  const honestAge = () => (random() < 0.25 ? within(0.1, 60) : within(100, 20_000));
  function add(minute: number, facts: Partial<LabelledVote>): void {
    id += 1;
    votes.push({
      id,
      entryId: whole(1, 61),
      voterId: voter,
      at: startedAt + minute * minuteMs,
      minuteOfDay: Math.floor(minute) % dayMinutes,
      address: `net ${whole(0, 4000)}`,
      device: `device ${voter}`,
      channel: '',
      ageHours: honestAge(),
      attack: null,
      ...facts,
    });
  }
  /** A person with up to three votes; `facts` hold for all of them, `first` for the first. */
  function person(minute: number, facts: Partial<LabelledVote>, first: Partial<LabelledVote> = {}): void {
    voter += 1;
    const own = {
      address: `net ${whole(0, 4000)}`,
      device: `device ${voter}`,
      ageHours: honestAge(),
      voterId: voter,
      ...facts,
    };
    const works = new Set([whole(1, 61), whole(1, 61), whole(1, 61)]);
    let later = minute;
    for (const [place, entryId] of [...works].slice(0, whole(1, 4)).entries()) {
      add(later, { ...own, entryId, ...(place === 0 ? first : {}) });
      later += within(0.2, 3);
    }
  }

  for (let each = 0; each < 2500; each += 1) person(honestMinute(), {});
  for (let family = 0; family < 150; family += 1) {
    const [device, address, entryId] = [`home ${family}`, `home net ${family}`, whole(1, 61)];
    const minute = within(1140, 1380);
    for (let each = 0; each < whole(2, 5); each += 1)
      person(minute + each * within(1, 9), { device, address }, { entryId });
  }
  for (let pupil = 0; pupil < 90; pupil += 1)
    person(within(600, 640), { address: 'school', ageHours: random() < 0.3 ? within(1, 60) : within(200, 9000) });
  for (let guest = 0; guest < 60; guest += 1) person(within(500, 1300), { address: 'tea house' });
  for (let pupil = 0; pupil < 45; pupil += 1)
    person(
      1200 + within(0, 25),
      { channel: 'teacher', ageHours: random() < 0.4 ? within(0.1, 20) : within(200, 9000) },
      { entryId: 7 },
    );

  for (const [farm, accounts] of [46, 12, 7].entries())
    for (let each = 0; each < accounts; each += 1) {
      voter += 1;
      const own = {
        voterId: voter,
        device: `farm ${farm}`,
        address: `mobile ${whole(0, 40)}`,
        ageHours: within(0.1, 900),
      };
      add(1116 + farm * 90 + each * within(0.1, 0.6), { ...own, entryId: 11 + farm, attack: 'device' });
    }
  for (const [farm, accounts] of [60, 25, 14].entries())
    for (let each = 0; each < accounts; each += 1) {
      voter += 1;
      const own = { voterId: voter, address: `rented ${farm}`, ageHours: within(0.1, 48) };
      add(840 + farm * 60 + each * within(0.2, 1.4), { ...own, entryId: 21 + farm, attack: 'address' });
    }
  for (const [burst, accounts] of [40, 24].entries())
    for (let each = 0; each < accounts; each += 1) {
      voter += 1;
      add(130 + burst * 60 + each + within(0, 0.1), {
        voterId: voter,
        ageHours: within(1, 2000),
        entryId: 31 + burst,
        attack: 'night',
      });
    }
  for (const [flood, accounts] of [132, 70].entries())
    for (let each = 0; each < accounts; each += 1) {
      voter += 1;
      const own = { voterId: voter, ageHours: random() < 0.8 ? within(0.02, 40) : within(100, 4000) };
      add(1145 + flood * 40 + within(0, 11), { ...own, channel: `paid ${flood}`, entryId: 41 + flood, attack: 'link' });
    }
  return votes;
}
