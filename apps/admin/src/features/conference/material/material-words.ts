import type { ManagedMaterial, MaterialType, MaterialVisibility } from '@tuyuan/contract/conference/material.ts';
import type { StatusTone } from '../../../shared/list/status-dot.tsx';

export const typeNames: Readonly<Record<MaterialType, string>> = {
  pdf: 'PDF',
  image: '图片',
  document: '文档',
  sheet: '表格',
  slides: '演示',
  archive: '压缩包',
};

export const visibilityNames: Readonly<Record<MaterialVisibility, string>> = {
  public: '所有人',
  attendee: '参会者',
  staff: '工作人员',
  afterSession: '参会者，场次结束后',
};

type MaterialState = ManagedMaterial['state'];
/** In the order a filter offers them. */
export const stateNames: Readonly<Record<MaterialState, string>> = {
  published: '已发布',
  scheduled: '定时',
  withdrawn: '已撤下',
};
export const stateTones: Readonly<Record<MaterialState, StatusTone>> = {
  published: 'success',
  scheduled: 'info',
  withdrawn: 'off',
};

/** Value of the file input's `accept`. */
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png,.webp,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.zip';
