import { userChannelRoutes } from '../routes/community/user-channel.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetChannelsQuery,
  useSetChannelMutation,
  useSendEmailCodeMutation,
  useConfirmEmailMutation,
  useRemoveEmailMutation,
} = serviceApi(userChannelRoutes, {
  tags: ['Channel'],
  // Said in the settings, where they happened.
  quiet: ['setChannel', 'sendEmailCode', 'confirmEmail', 'removeEmail'],
});
