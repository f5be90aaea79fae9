import type { RegistrationAnswer, RegistrationField } from '@tuyuan/contract/conference/conference-fields.ts';
import { answerFault } from '@tuyuan/format/answer-fault.ts';

export type Answers = Record<string, RegistrationAnswer>;

export interface AnswerFault {
  key: string;
  message: string;
}

/**
 * Returns the answers to the form's fields, trimmed and in its order; other answers are dropped. `faults` names each
 * invalid field; missing required ones only if `isWhole`.
 */
export function checkAnswers(
  form: readonly RegistrationField[],
  given: Readonly<Record<string, RegistrationAnswer>>,
  { isWhole }: { isWhole: boolean },
): { answers: Answers; faults: AnswerFault[] } {
  const answers: Answers = {};
  const faults: AnswerFault[] = [];
  for (const field of form) {
    const value = Object.hasOwn(given, field.key) ? trimmed(given[field.key]) : undefined;
    if (value === undefined) {
      if (field.isRequired && isWhole) faults.push({ key: field.key, message: `请填写${field.label}` });
      continue;
    }
    const message = answerFault(field, value);
    if (message === null) answers[field.key] = value;
    else faults.push({ key: field.key, message });
  }
  return { answers, faults };
}

function trimmed(value: RegistrationAnswer | undefined): RegistrationAnswer | undefined {
  return typeof value === 'string' ? value.trim() : value;
}

export interface StandardAnswers {
  company: string;
  email: string;
  gender: 'unknown' | 'male' | 'female';
  diet: string;
}

const genders = new Map<string, StandardAnswers['gender']>([
  ['男', 'male'],
  ['女', 'female'],
]);

/** Returns those of the answers that have columns of their own, for lists and caterers. */
export function standardAnswers(answers: Readonly<Answers>): StandardAnswers {
  const text = (key: string) => {
    const value = answers[key];
    return typeof value === 'string' ? value : '';
  };
  return {
    company: text('company'),
    email: text('email'),
    gender: genders.get(text('gender')) ?? 'unknown',
    diet: text('diet'),
  };
}
