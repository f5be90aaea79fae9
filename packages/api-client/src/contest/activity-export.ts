import { activityExportRoutes } from '../routes/contest/activity-export.generated.ts';
import { serviceApi } from '../service-api.ts';

export const { useExportEntrantsMutation, useExportEntriesMutation, useExportBallotsMutation } =
  serviceApi(activityExportRoutes);
