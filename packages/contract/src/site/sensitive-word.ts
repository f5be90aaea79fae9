import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';

/** `block`: the text is refused; `review`: a person looks at it first; `mask`: the word is starred out. */
export const sensitiveWordLevels = ['block', 'review', 'mask'] as const;
export type SensitiveWordLevel = (typeof sensitiveWordLevels)[number];

export const maxWordsPerBatch = 1000;
export const maxWordLength = 30;

const levelField = z.enum(sensitiveWordLevels, '请选择处理方式');
const wordField = textField(maxWordLength, 1).refine(
  (word) => /[\p{L}\p{N}]/u.test(word),
  '每个词至少要有一个字、字母或数字',
);
const chosen = listField(idField, 500).refine((ids) => ids.length > 0, '请至少选择一个词');

export const SensitiveWord = z.object({
  id: idField,
  /** The word as it is matched against texts: without spaces and punctuation, in one case and script. */
  word: z.string(),
  level: z.enum(sensitiveWordLevels),
  createdAt: wireTime,
});
export type SensitiveWord = z.infer<typeof SensitiveWord>;

export const getSensitiveWords = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/sensitiveWord/GetList',
  access: 'permission:Pages.SensitiveWords',
  summary: 'The site’s sensitive words, the newest first.',
  input: z.object({
    ...pageFields,
    /** Part of a word, written in any way. */
    keyword: textField(maxWordLength).default(''),
    levels: listField(levelField, sensitiveWordLevels.length),
    sorting: sortingField(['id', 'word'], 'id DESC'),
  }),
  output: pageOf(SensitiveWord),
  errors: [],
});

export const createSensitiveWords = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/sensitiveWord/Create',
  access: 'permission:Pages.SensitiveWords.Create',
  summary: 'Puts words on the list; those that are there already keep their level.',
  input: z.object({
    words: listField(wordField, maxWordsPerBatch).refine((words) => words.length > 0, '请至少填写一个词'),
    level: levelField,
  }),
  output: z.object({
    added: count,
    /** Words that were already on the list, as they are stored. */
    known: z.array(z.string()),
  }),
  errors: [],
  idempotent: true,
});

export const updateSensitiveWords = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/sensitiveWord/Update',
  access: 'permission:Pages.SensitiveWords.Edit',
  summary: 'Gives words another level; those that are gone are passed over.',
  input: z.object({ ids: chosen, level: levelField }),
  output: z.object({ changed: count }),
  errors: [],
});

export const removeSensitiveWords = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/sensitiveWord/Remove',
  access: 'permission:Pages.SensitiveWords.Delete',
  summary: 'Takes words off the list; those that are gone are passed over.',
  input: z.object({ ids: chosen }),
  output: z.object({ removed: count }),
  errors: [],
});

export const testSensitiveWords = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/sensitiveWord/Test',
  access: 'permission:Pages.SensitiveWords',
  summary: 'What would become of a text that somebody writes, and which words it is for.',
  input: z.object({ text: textField(2000) }),
  output: z.object({
    verdict: z.enum(['clear', 'review', 'block']),
    /** With the masked words starred out. */
    text: z.string(),
    hits: z.array(
      z.object({
        word: z.string(),
        level: z.enum(sensitiveWordLevels),
        /** The match as it appears in the text, including spaces and punctuation. */
        found: z.string(),
      }),
    ),
  }),
  errors: [],
  audited: false,
});
