import type { OwnRegistration } from '@tuyuan/contract/conference/conference-data.ts';

const standing: ReadonlySet<OwnRegistration['state']> = new Set(['applied', 'waitlisted', 'unpaid', 'ticketed']);

/** Whether the registration is in force, so that no other is possible. */
export function isStanding({ state }: Pick<OwnRegistration, 'state'>): boolean {
  return standing.has(state);
}

/** Returns the state of a registration: 已报名 · 普通票. */
export function registrationText({ state, waitlistPosition, reason, ticketTypeName }: OwnRegistration): string {
  switch (state) {
    case 'ticketed':
      return `已报名 · ${ticketTypeName}`;
    case 'unpaid':
      return `名额已留，待支付 · ${ticketTypeName}`;
    case 'waitlisted':
      return `候补第 ${waitlistPosition ?? 1} 位 · ${ticketTypeName}`;
    case 'applied':
      return `待审核 · ${ticketTypeName}`;
    case 'rejected':
      return reason === '' ? '报名没有通过' : `报名没有通过：${reason}`;
    case 'cancelled':
      return '已取消';
  }
}
