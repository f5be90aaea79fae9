export { openTicketOrder } from './open-ticket-order.ts';
export { takeTicketMoney } from './take-ticket-money.ts';
export { undoTicketOrder } from './undo-ticket-order.ts';
