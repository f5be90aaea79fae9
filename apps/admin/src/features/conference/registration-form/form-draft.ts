import type { RegistrationField, RegistrationFieldType } from '@tuyuan/contract/conference/conference-fields.ts';

/** A question while it is edited; `uid` stays when its key changes. */
export interface Question extends RegistrationField {
  readonly uid: string;
}

export type QuestionFaults = Partial<Record<'label' | 'options' | 'editableUntil', string>>;

/** The wire's limit. */
export const maxQuestions = 40;

const choiceTypes: readonly RegistrationFieldType[] = ['select', 'multiSelect'];

export function hasOptions(type: RegistrationFieldType): boolean {
  return choiceTypes.includes(type);
}

let made = 0;
function newUid(): string {
  made += 1;
  return `question-${made}`;
}

export function questionsOf(form: readonly RegistrationField[]): Question[] {
  return form.map((field) => ({ ...field, uid: newUid() }));
}

export function formOf(questions: readonly Question[]): RegistrationField[] {
  return questions.map(({ uid: _uid, ...field }) => field);
}

/** Returns the questions as the server stores them: trimmed. */
export function savedQuestions(questions: readonly Question[], form: readonly RegistrationField[]): Question[] {
  return form.map((field, index) => ({ ...field, uid: questions[index]?.uid ?? newUid() }));
}

/** Returns `question3` for the third, or the next that is free; the audit log masks answers whose key begins with `idCard`. */
export function freeKey(type: RegistrationFieldType, taken: readonly string[]): string {
  const stem = type === 'idCard' ? 'idCard' : 'question';
  for (let number = taken.length + 1; ; number += 1) if (!taken.includes(`${stem}${number}`)) return `${stem}${number}`;
}

/** Returns a new question with the given fields and a free key. */
export function newQuestion(
  questions: readonly Question[],
  given: Partial<RegistrationField> & Pick<RegistrationField, 'type' | 'label'>,
): Question {
  const taken = questions.map(({ key }) => key);
  const key = given.key !== undefined && !taken.includes(given.key) ? given.key : freeKey(given.type, taken);
  return {
    help: '',
    isRequired: false,
    options: [],
    change: 'editable',
    editableUntil: null,
    ticketTypeIds: [],
    ...given,
    key,
    uid: newUid(),
  };
}

/** Returns the question with another type, with a key allowed for it and without options it does not use. */
export function retyped(question: Question, type: RegistrationFieldType, questions: readonly Question[]): Question {
  const taken = questions.filter(({ uid }) => uid !== question.uid).map(({ key }) => key);
  const isIdKey = question.key.startsWith('idCard');
  return {
    ...question,
    type,
    key: (type === 'idCard') === isIdKey ? question.key : freeKey(type, taken),
    options: hasOptions(type) ? question.options : [],
  };
}

export function movedTo(questions: readonly Question[], uid: string, index: number): Question[] {
  const moved = questions.find((one) => one.uid === uid);
  return moved ? questions.filter((one) => one !== moved).toSpliced(index, 0, moved) : [...questions];
}

/** Returns what is wrong with a question. */
export function questionFaults(question: Question): QuestionFaults {
  const { label, type, options } = question;
  return {
    ...(label.trim() === '' && { label: '请填写题目' }),
    ...(hasOptions(type) && options.length === 0 && { options: '至少填写一个选项' }),
    ...(new Set(options).size < options.length && { options: '选项不能重复' }),
  };
}
