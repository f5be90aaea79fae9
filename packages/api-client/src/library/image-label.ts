import { imageLabelRoutes } from '../routes/library/image-label.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetImageLabelsQuery,
  useGetLabelSuggestionsQuery,
  useCreateImageLabelMutation,
  useUpdateImageLabelMutation,
  useMergeImageLabelsMutation,
  useDeleteImageLabelsMutation,
} = serviceApi(imageLabelRoutes, {
  tags: ['Label', 'Image'],
  tagsOf: { getImageLabels: ['Label'], getLabelSuggestions: ['Label'] },
  quiet: ['getLabelSuggestions'],
});
