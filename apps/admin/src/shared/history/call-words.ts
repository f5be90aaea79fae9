import { callBeginnings } from './call-beginnings.ts';
import { callParts } from './call-parts.ts';
import { callSubjects } from './call-subjects.ts';
import { callVerbs } from './call-verbs.ts';

/** Returns a call in words: 修改 图片. A name without a translation stays as it is. */
export function callWords({ service, action }: { readonly service: string; readonly action: string }) {
  return { verb: verbOf(service, action), subject: callSubjects[service] ?? service };
}

function verbOf(service: string, action: string): string {
  const whole = callVerbs[`${service}.${action}`] ?? callVerbs[action];
  if (whole !== undefined) return whole;
  const [beginning, verb] = callBeginnings.find(([each]) => action.startsWith(each)) ?? ['', action];
  return `${verb}${callParts[service]?.[action.slice(beginning.length)] ?? ''}`;
}
