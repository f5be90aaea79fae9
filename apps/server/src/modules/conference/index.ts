export { authenticateTicket } from './authenticate-ticket.ts';
