import { creditsRoutes } from '../routes/commerce/credits.generated.ts';
import { serviceApi } from '../service-api.ts';

export const creditsApi = serviceApi(creditsRoutes, { tags: ['Credit'] });

export const { useGetCreditOverviewQuery, useGetSignInsQuery, useSignInForCreditsMutation, useGetCreditRecordsQuery } =
  creditsApi;
