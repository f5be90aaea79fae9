import { useGetSystemSettingQuery } from '@tuyuan/api-client/site/index-data.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { useEffect, useState } from 'react';

const everyMs = 30_000;

/** Returns the time in the site's zone as the wire writes it; undefined on the server and while hydrating. */
export function useWireNow(): string | undefined {
  const { data: settings } = useGetSystemSettingQuery();
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const look = () => setNow(new Date());
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, []);
  return now && toWireDate(now, settings?.timeZone);
}
