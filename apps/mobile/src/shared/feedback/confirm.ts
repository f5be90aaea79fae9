export interface Question {
  readonly title: string;
  /** Explains the consequences. */
  readonly text: string;
  /** Says what happens: 退出会议. */
  readonly confirmText: string;
  /** Default 取消; another word if the action itself is called that. */
  readonly cancelText?: string;
}

/** Asks before an action that cannot be undone. Other actions run at once and offer undo in a toast. */
export async function confirm(question: Question): Promise<boolean> {
  return (await import('./confirm-dialog.ts')).confirmDialog(question);
}
