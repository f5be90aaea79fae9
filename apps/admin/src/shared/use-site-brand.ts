import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { useGetWebSettingsQuery } from '@tuyuan/api-client/site/index-data.ts';

/** Returns the site's name and the address of its logo, "" where it has none of its own. */
export function useSiteBrand(): { readonly name: string; readonly mark: string } {
  const { data } = useGetWebSettingsQuery();
  return { name: data?.siteName?.value || '图苑', mark: resourceUrl(data?.siteLogo?.value ?? '') };
}
