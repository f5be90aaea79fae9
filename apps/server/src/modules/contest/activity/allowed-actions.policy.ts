import type { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import type { ActivityAction, EntrantState, ProgressState } from '@tuyuan/contract/contest/activity-words.ts';
import type { StagesRow } from './activity.repository.ts';

interface Situation {
  progressState: ProgressState;
  stages: StagesRow;
  rules: Pick<ActivityRules, 'worksPerPerson'>;
  now: Date;
  /** Null for a visitor who is not logged in: shown what a person may do, and asked to log in by doing it. */
  entrant: { state: EntrantState } | null;
  ownWorks: number;
  /** Own drafts and works that are to be mended: they are still to be sent. */
  unsentWorks: number;
  /** Null until awards are published. */
  winner: object | null;
}

const isOpen = (stage: { from: Date; to: Date } | null, now: Date) =>
  stage !== null && stage.from <= now && now < stage.to;

/** What the stages, by the database's clock, let this person do; each operation asks again. */
export function allowedActions({
  progressState,
  stages,
  rules,
  now,
  entrant,
  ownWorks,
  unsentWorks,
  winner,
}: Situation): ActivityAction[] {
  if (progressState === 'draft' || progressState === 'cancelled') return [];
  const takesPart = entrant?.state === 'approved';
  const actions: ActivityAction[] = [];
  const hasToSend = unsentWorks > 0 || ownWorks < rules.worksPerPerson;
  if (takesPart && isOpen(stages.submit, now) && hasToSend) actions.push('contribute');
  if (isOpen(stages.register, now) && (entrant === null || entrant.state === 'cancelled')) actions.push('register');
  if (isOpen(stages.vote, now)) actions.push('vote');
  const hasRegistered = takesPart || entrant?.state === 'pending';
  if (hasRegistered && now < stages.submit.to) actions.push('withdraw');
  if (winner !== null) actions.push('awards');
  return actions;
}
