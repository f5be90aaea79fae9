import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, listField, shownNameField, textField } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';

export const maxLabelLength = 20;
export const maxLabelSynonyms = 20;

const labelFields = {
  name: shownNameField(maxLabelLength),
  /** Words that find the label's images as its name does, and become the label where somebody types them. */
  synonyms: z.array(shownNameField(maxLabelLength)).max(maxLabelSynonyms, `最多 ${maxLabelSynonyms} 个同义词`),
};

export const ImageLabel = z.object({
  id: idField,
  name: z.string(),
  synonyms: z.array(z.string()),
  /** Images in any state but the trash. */
  imageCount: count,
});
export type ImageLabel = z.infer<typeof ImageLabel>;

export const getImageLabels = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/imageLabel/GetLabels',
  access: 'permission:Pages.Labels',
  summary: 'The labels of images with their synonyms and how many images have them.',
  input: z.object({
    ...pageFields,
    /** Part of a name or of a synonym. */
    keyword: textField(maxLabelLength).default(''),
    isUnused: flagField.optional(),
    sorting: sortingField(['imageCount', 'name', 'id'], 'imageCount DESC'),
  }),
  output: pageOf(ImageLabel),
  errors: [],
});

export const getLabelSuggestions = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/imageLabel/GetSuggestions',
  access: 'user',
  summary: 'Labels for a picture: by the letters or the pinyin typed, first those that go with what it already has.',
  input: z.object({
    keyword: textField(maxLabelLength).default(''),
    /** The labels it already has. */
    given: listField(textField(maxLabelLength), 30),
  }),
  output: z.object({ items: z.array(z.object({ name: z.string(), imageCount: count })) }),
  errors: [],
});

export const createImageLabel = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageLabel/CreateLabel',
  access: 'permission:Pages.Labels.Create',
  summary: 'Adds a label that no image has yet.',
  input: z.object(labelFields),
  output: ImageLabel,
  errors: ['Label.NameTaken', 'Text.Blocked'],
  idempotent: true,
});

export const updateImageLabel = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/imageLabel/UpdateLabel',
  access: 'permission:Pages.Labels.Edit',
  summary: 'Renames a label or changes its synonyms; search follows within moments.',
  input: z.object({ id: idField, ...labelFields }),
  output: ImageLabel,
  errors: ['Label.NotFound', 'Label.NameTaken', 'Text.Blocked'],
});

export const mergeImageLabels = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageLabel/MergeLabels',
  access: 'permission:Pages.Labels.Edit',
  summary: 'Makes one label of many: its images are those of all, and their names become its synonyms.',
  input: z.object({
    ids: listField(idField, 100).refine((ids) => ids.length > 0, '请至少选择一个标签'),
    /** The one that stays. */
    intoId: idField,
  }),
  output: ImageLabel,
  errors: ['Label.NotFound', 'Label.TooManySynonyms'],
});

export const deleteImageLabels = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageLabel/DeleteLabels',
  access: 'permission:Pages.Labels.Delete',
  summary: 'Deletes labels and takes them off every image; those that are gone are passed over.',
  input: z.object({ ids: listField(idField, 500).refine((ids) => ids.length > 0, '请至少选择一个标签') }),
  output: z.object({ deleted: count }),
  errors: [],
});
