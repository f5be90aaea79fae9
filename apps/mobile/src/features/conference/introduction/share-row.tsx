import type { ConferenceDetail } from '@tuyuan/contract/conference/conference-data.ts';
import { Share2 } from 'lucide-react';
import { say } from '../../../shared/feedback/say.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { ButtonRow } from '../../../shared/layout/button-row.tsx';

/** Shares the conference through the phone's share sheet, or else copies the address. */
export function ShareRow({ conference }: { readonly conference: ConferenceDetail }) {
  const { id, title, summary } = conference;
  async function share() {
    const url = `${location.origin}/conference/detail?id=${id}`;
    try {
      if (navigator.share) await navigator.share({ title, text: summary, url });
      else {
        await navigator.clipboard.writeText(url);
        void say('地址已复制，可以发给朋友');
      }
    } catch (thrown) {
      const isGivenUp = thrown instanceof DOMException && thrown.name === 'AbortError';
      if (!isGivenUp) void say('没有分享成功，请截图发给朋友');
    }
  }
  return (
    <ButtonRow>
      <Button size="large" onClick={() => void share()} icon={Share2}>
        分享给朋友
      </Button>
    </ButtonRow>
  );
}
