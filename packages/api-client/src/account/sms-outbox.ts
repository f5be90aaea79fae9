import { smsOutboxRoutes } from '../routes/account/sms-outbox.generated.ts';
import { serviceApi } from '../service-api.ts';

export const smsOutboxApi = serviceApi(smsOutboxRoutes, { tags: ['Log'] });

export const { useGetOutboxMessagesQuery } = smsOutboxApi;
