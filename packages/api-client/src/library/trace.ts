import { traceRoutes } from '../routes/library/trace.generated.ts';
import { serviceApi } from '../service-api.ts';

export const { useTracePictureMutation, useGetTraceRatesQuery } = serviceApi(traceRoutes, { quiet: ['tracePicture'] });
