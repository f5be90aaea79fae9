import { useDecideConflictMutation } from '@tuyuan/api-client/conference/check-in-management.ts';
import type { CheckInConflict } from '@tuyuan/contract/conference/check-in-command.ts';
import { App } from 'antd';
import { ReasonDialog } from '../../../shared/form/reason-dialog.tsx';
import { decisionWords } from './conflict-words.ts';

interface DecisionDialogProps {
  readonly conflict: CheckInConflict;
  readonly decision: 'accept' | 'void';
  readonly onClose: () => void;
}

const usual = {
  accept: ['同一人再次入场', '换证补打', '现场核实无误'],
  void: ['误扫', '截图票', '他人代用', '重复扫码'],
} as const;

/** Asks for the reason of accepting or voiding; it stays with the record. */
export function DecisionDialog({ conflict, decision, onClose }: DecisionDialogProps) {
  const { message } = App.useApp();
  const [decide] = useDecideConflictMutation();
  const word = decision === 'accept' ? '认可' : '作废';

  async function save(reason: string): Promise<void> {
    await decide({ id: conflict.id, decision, reason }).unwrap();
    message.success(`已${word} ${conflict.name} 的这次放行`);
    onClose();
  }

  return (
    <ReasonDialog
      question={{
        title: `${word} ${conflict.name} 的这次放行？`,
        effects: [`${decisionWords(conflict)[decision]}。`, '定了就不能再改。'],
        readBy: '和这次放行一起留在记录里。',
        suggestions: usual[decision],
        isRequired: true,
        okText: word,
        isDangerous: decision === 'void',
      }}
      onAnswer={save}
      onClose={onClose}
    />
  );
}
