import type { App } from 'antd';

type Modal = ReturnType<typeof App.useApp>['modal'];

/** Asks before discarding input. */
export function askDiscard(modal: Modal, onDiscard: () => void, onStay?: () => void): void {
  void modal.confirm({
    title: '放弃没保存的修改？',
    content: '离开后，这次填写的内容不会保留。',
    okText: '放弃修改',
    cancelText: '继续编辑',
    onOk: onDiscard,
    ...(onStay && { onCancel: onStay }),
  });
}
