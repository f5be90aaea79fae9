import { mailManagementRoutes } from '../routes/community/mail-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetOutboxEmailsQuery,
  useGetMailSettingsQuery,
  useUpdateMailSettingsMutation,
  useSendTestEmailMutation,
} = serviceApi(mailManagementRoutes, { tags: ['Log'], quiet: ['updateMailSettings', 'sendTestEmail'] });
