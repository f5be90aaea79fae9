import { useCheckInAtPostMutation } from '@tuyuan/api-client/conference/duty.ts';
import type { MyShift } from '@tuyuan/contract/conference/duty.ts';
import { say } from '../../../shared/feedback/say.ts';
import { ScanSheet } from '../../../shared/scan/scan-sheet.tsx';
import { failureText } from '../../../shared/states/failure-text.ts';

interface CheckInSheetProps {
  readonly shift: MyShift;
  onClose(): void;
}

/** I am there: by the code on the post's poster. */
export function CheckInSheet({ shift, onClose }: CheckInSheetProps) {
  const [checkIn] = useCheckInAtPostMutation();
  async function take(code: string): Promise<string> {
    const { data, error } = await checkIn({ code });
    if (!data) return failureText(error);
    void say(`${data.place} 到岗，辛苦了`);
    onClose();
    return '已到岗';
  }
  return <ScanSheet title={`扫 ${shift.place} 的岗位码`} onScan={take} onClose={onClose} />;
}
