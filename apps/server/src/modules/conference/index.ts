export { authenticateTicket } from './authenticate-ticket.ts';
export { conferenceExists } from './conference-exists.repository.ts';
