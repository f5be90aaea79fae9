import { helpDataRoutes } from '../routes/content/help-data.generated.ts';
import { serviceApi } from '../service-api.ts';

export const helpDataApi = serviceApi(helpDataRoutes, {
  tagsOf: { getFooter: ['Article'] },
  // The foot of a page without its links is still one.
  quiet: ['getFooter'],
});

export const { useVoteOnHelpMutation, useGetFooterQuery } = helpDataApi;
