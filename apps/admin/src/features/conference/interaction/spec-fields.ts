import type { InteractionKind, InteractionSpec } from '@tuyuan/contract/conference/interaction-fields.ts';

export interface OptionField {
  readonly text: string;
  readonly imageId: number | null;
  readonly isCorrect: boolean;
}

/** The fields of all kinds in one form; those of other kinds are kept while the user tries kinds. */
export interface SpecFields {
  readonly kind: InteractionKind;
  readonly title: string;
  readonly seconds: number | null;
  readonly options: readonly OptionField[];
  readonly maxChoices: number;
  readonly showsLive: boolean;
  readonly canChange: boolean;
  readonly maxWords: number;
  readonly prize: string;
  readonly winnerCount: number;
}

const emptyOption: OptionField = { text: '', imageId: null, isCorrect: false };

const usual: SpecFields = {
  kind: 'poll',
  title: '',
  seconds: null,
  options: [emptyOption, emptyOption],
  maxChoices: 1,
  showsLive: true,
  canChange: true,
  maxWords: 3,
  prize: '',
  winnerCount: 1,
};

export function fieldsOf(spec: InteractionSpec | undefined): SpecFields {
  if (!spec) return usual;
  if (spec.kind === 'poll')
    return { ...usual, ...spec, options: spec.options.map((option) => ({ ...option, isCorrect: false })) };
  if (spec.kind !== 'quiz') return { ...usual, ...spec };
  const options = spec.options.map((option, index) => ({ ...option, isCorrect: spec.correct.includes(index + 1) }));
  return { ...usual, kind: spec.kind, title: spec.title, seconds: spec.seconds, options };
}

export function specOf(fields: SpecFields): InteractionSpec {
  const { kind, title, seconds } = fields;
  const options = fields.options.map(({ text, imageId }) => ({ text, imageId: imageId ?? null }));
  switch (kind) {
    case 'poll': {
      const maxChoices = Math.min(fields.maxChoices, options.length);
      return { kind, title, seconds, options, maxChoices, showsLive: fields.showsLive, canChange: fields.canChange };
    }
    case 'quiz': {
      const correct = fields.options.flatMap(({ isCorrect }, index) => (isCorrect ? [index + 1] : []));
      return { kind, title, seconds, options, correct };
    }
    case 'wordCloud':
      return { kind, title, seconds, maxWords: fields.maxWords };
    case 'lottery':
      return { kind, title, seconds, prize: fields.prize, winnerCount: fields.winnerCount };
  }
}
