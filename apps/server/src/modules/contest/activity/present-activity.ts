import type { ActivityFacts } from '@tuyuan/contract/contest/activity-management.ts';
import type { Stages } from '@tuyuan/contract/contest/activity-rules.ts';
import type { activityStages } from '@tuyuan/contract/contest/activity-words.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { parseDate, toWireDate } from '@tuyuan/format/date.ts';
import type { StagesRow } from './activity.repository.ts';
import type { DraftRow } from './managed-activity.repository.ts';

/** Stages as they are edited, in the site's time zone. */
export function wireStages(stages: StagesRow, timeZone: string): Stages {
  const wire = (stage: { from: Date; to: Date }) => ({
    from: toWireDate(stage.from, timeZone),
    to: toWireDate(stage.to, timeZone),
  });
  return {
    register: wire(stages.register),
    submit: wire(stages.submit),
    vote: stages.vote && wire(stages.vote),
    judge: stages.judge && wire(stages.judge),
    publicity: stages.publicity && wire(stages.publicity),
  };
}

/** Throws `Request.Invalid` at the field for a time that does not exist. */
export function storedStages(stages: Stages, timeZone: string): StagesRow {
  const moment = (text: string, member: string): Date => {
    const date = parseDate(text, timeZone);
    if (!date)
      throw new AppError('Request.Invalid', { validationErrors: [{ message: '没有这个时间', members: [member] }] });
    return date;
  };
  const stored = (name: (typeof activityStages)[number], stage: { from: string; to: string }) => ({
    from: moment(stage.from, `stages.${name}.from`),
    to: moment(stage.to, `stages.${name}.to`),
  });
  return {
    register: stored('register', stages.register),
    submit: stored('submit', stages.submit),
    vote: stages.vote && stored('vote', stages.vote),
    judge: stages.judge && stored('judge', stages.judge),
    publicity: stages.publicity && stored('publicity', stages.publicity),
  };
}

/** What can be edited of it. */
export function factsOf(row: DraftRow, timeZone: string): ActivityFacts {
  const { name, description, detail, cover, organiser, place, address, latitude, longitude, directions, rules } = row;
  const stages = wireStages(row.stages, timeZone);
  return {
    name,
    description,
    detail,
    cover,
    organiser,
    place,
    address,
    latitude,
    longitude,
    directions,
    stages,
    rules,
  };
}
