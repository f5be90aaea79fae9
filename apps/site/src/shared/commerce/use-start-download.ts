import { api } from '@tuyuan/api-client/api.ts';
import { useDispatch } from 'react-redux';

/** By then the server has noted the download: what was downloaded can't be given back. */
const notedAfterMs = 1500;

/** Returns what lets the browser save the file behind a link of this site; the page stays, and then reads its orders anew. */
export function useStartDownload(): (address: string) => void {
  const dispatch = useDispatch();
  return (address) => {
    const link = document.createElement('a');
    link.href = address;
    link.download = '';
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => dispatch(api.util.invalidateTags(['Order'])), notedAfterMs);
  };
}
