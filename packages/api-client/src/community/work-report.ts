import { workReportRoutes } from '../routes/community/work-report.generated.ts';
import { serviceApi } from '../service-api.ts';

export const { useCreateWorkReportMutation, useGetReportedWorksQuery, useDecideOnReportedWorkMutation } = serviceApi(
  workReportRoutes,
  { tags: ['Report'], tagsOf: { decideOnReportedWork: ['Report', 'Image', 'Album'] } },
);
