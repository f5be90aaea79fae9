import type { ConferenceFacts } from '@tuyuan/contract/conference/conference-management.ts';

/** Returns the facts with all dates shifted by `days` at the same time of day, including the form fields' deadlines. */
export function movedFacts(facts: ConferenceFacts, days: number): ConferenceFacts {
  const moved = (wire: string) => daysLater(wire, days);
  return {
    ...facts,
    startTime: moved(facts.startTime),
    endTime: moved(facts.endTime),
    regStartTime: moved(facts.regStartTime),
    regEndTime: moved(facts.regEndTime),
    phonesFrom: facts.phonesFrom && moved(facts.phonesFrom),
    form: facts.form.map((field) => ({ ...field, editableUntil: field.editableUntil && moved(field.editableUntil) })),
  };
}

function daysLater(wire: string, days: number): string {
  const [year = 0, month = 0, day = 0] = wire.slice(0, 10).split('-').map(Number);
  return `${new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)}${wire.slice(10)}`;
}
