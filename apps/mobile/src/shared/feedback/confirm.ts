export interface Question {
  readonly title: string;
  /** What it means. */
  readonly text: string;
  /** Says what happens: 退出会议. */
  readonly confirmText: string;
  /** 取消 unless told; another word where what is asked is itself called that. */
  readonly cancelText?: string;
}

/** Asks before what cannot be taken back. What can be is done at once, with a way back in a toast. */
export async function confirm(question: Question): Promise<boolean> {
  return (await import('./confirm-dialog.ts')).confirmDialog(question);
}
