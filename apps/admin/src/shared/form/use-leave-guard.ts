import { App, type FormInstance } from 'antd';
import { useEffect } from 'react';

/** Asks before a form with changes is closed or the tab left. Answers what closes it. */
export function useLeaveGuard<Fields>(form: FormInstance<Fields>, onClose: () => void): () => void {
  const { modal } = App.useApp();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (form.isFieldsTouched()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [form]);
  return () => {
    if (!form.isFieldsTouched()) return onClose();
    void modal.confirm({
      title: '放弃没保存的修改？',
      content: '关闭后，这次填写的内容不会保留。',
      okText: '放弃修改',
      cancelText: '继续编辑',
      onOk: onClose,
    });
  };
}
