import type { FastifyRequest } from 'fastify';
import type { Admission } from '../hub/hub-handlers.ts';
import type { ChatUser } from './chat-server.ts';

/** The token is the user's name; without one, the user is a visitor. */
export async function admitByName({ headers }: FastifyRequest): Promise<Admission<ChatUser>> {
  return { user: { id: headers.authorization?.slice('Bearer '.length) ?? null } };
}
