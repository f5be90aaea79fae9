import { type Place, type Problem, roomName, type Stage } from './schedule-problems.ts';
import { clockSpan } from './wall-minutes.ts';

/** `10:05–11:05，竹里厅，没有冲突` */
export function placeWords(
  { startTime, durationMinutes, roomId }: Place,
  stage: Stage,
  problems: readonly Problem[],
): string {
  if (startTime === null) return '放回还没排的';
  return [clockSpan(startTime, durationMinutes), roomName(roomId, stage), fitWords(problems)].join('，');
}

export function fitWords(problems: readonly Problem[]): string {
  return problems.length === 0 ? '没有冲突' : problems.map(({ title }) => title).join('；');
}
