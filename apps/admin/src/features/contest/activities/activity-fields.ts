import type { ActivityFacts } from '@tuyuan/contract/contest/activity-management.ts';
import type { ActivityStage } from '@tuyuan/contract/contest/activity-words.ts';
import { wireMinute } from '../../../shared/form/wire-minute.ts';

interface StageFields {
  readonly from: string;
  readonly to: string;
}
type Voting = NonNullable<ActivityFacts['rules']['voting']>;

/** The form's values, times as in `DateInput`; an optional stage keeps its times while it is switched off. */
export interface ActivityFields extends Omit<ActivityFacts, 'stages' | 'rules'> {
  readonly stages: Record<ActivityStage, StageFields>;
  readonly hasVote: boolean;
  readonly hasJudge: boolean;
  readonly hasPublicity: boolean;
  readonly rules: Omit<ActivityFacts['rules'], 'voting' | 'capturedFrom' | 'capturedTo'> & {
    readonly voting: Voting;
    readonly capturedFrom: string;
    readonly capturedTo: string;
  };
}

const usualVoting: Voting = {
  perDay: 3,
  inAll: 10,
  perCategoryDay: null,
  voters: 'phone',
  takeBackMinutes: 10,
  showsVotes: true,
  freezeHours: 0,
};

const nothing: StageFields = { from: '', to: '' };
const shown = (stage: StageFields | null): StageFields =>
  stage === null ? nothing : { from: stage.from.slice(0, 16), to: stage.to.slice(0, 16) };

export function fieldsOf({ stages, rules, ...facts }: ActivityFacts): ActivityFields {
  return {
    ...facts,
    stages: {
      register: shown(stages.register),
      submit: shown(stages.submit),
      vote: shown(stages.vote),
      judge: shown(stages.judge),
      publicity: shown(stages.publicity),
    },
    hasVote: stages.vote !== null,
    hasJudge: stages.judge !== null,
    hasPublicity: stages.publicity !== null,
    rules: {
      ...rules,
      voting: rules.voting ?? usualVoting,
      capturedFrom: rules.capturedFrom?.slice(0, 10) ?? '',
      capturedTo: rules.capturedTo?.slice(0, 10) ?? '',
    },
  };
}

const sent = ({ from, to }: StageFields): StageFields => ({ from: wireMinute(from), to: wireMinute(to) });

/** Converts to the call's input. */
export function factsOf({ stages, rules, hasVote, hasJudge, hasPublicity, ...facts }: ActivityFields): ActivityFacts {
  return {
    ...facts,
    stages: {
      register: sent(stages.register),
      submit: sent(stages.submit),
      vote: hasVote ? sent(stages.vote) : null,
      judge: hasJudge ? sent(stages.judge) : null,
      publicity: hasPublicity ? sent(stages.publicity) : null,
    },
    rules: {
      ...rules,
      voting: hasVote ? rules.voting : null,
      capturedFrom: rules.capturedFrom === '' ? null : `${rules.capturedFrom}T00:00:00`,
      capturedTo: rules.capturedTo === '' ? null : `${rules.capturedTo}T23:59:59`,
    },
  };
}
