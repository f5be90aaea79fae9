import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { HubMessage } from '@tuyuan/realtime/hub-message.ts';
import { type HubName, hubEventNames, hubPaths } from '@tuyuan/realtime/hub-names.ts';
import type { Subscription } from '@tuyuan/realtime/subscription.ts';

export interface HubListener {
  connection: HubConnection;
  /** `name#seq` of every event heard. */
  heard: string[];
  messages: HubMessage<unknown>[];
  /** Why it was closed. */
  closed: Promise<string>;
  subscribe(stream: string): Promise<Subscription>;
  stop(): Promise<void>;
}

/** Connects a hub client with a user's or a ticket's session, or with none. */
export async function listenToHub(
  address: string,
  hub: HubName,
  session: { authorization?: string; 'x-conference-session'?: string } = {},
): Promise<HubListener> {
  const ticket = session['x-conference-session'];
  const token = ticket ?? session.authorization?.slice('Bearer '.length);
  const connection = new HubConnectionBuilder()
    .withUrl(`${address}${hubPaths[hub]}${ticket === undefined ? '' : '?as=ticket'}`, {
      transport: HttpTransportType.WebSockets,
      ...(token !== undefined && { accessTokenFactory: () => token }),
    })
    .configureLogging(LogLevel.None)
    .build();
  const heard: string[] = [];
  const messages: HubMessage<unknown>[] = [];
  for (const name of hubEventNames[hub])
    connection.on(name, (message: HubMessage<unknown>) => {
      heard.push(`${name}#${message.seq}`);
      messages.push(message);
    });
  const closed = new Promise<string>((resolve) =>
    connection.onclose((error) => resolve(error?.message ?? 'no reason')),
  );
  await connection.start();
  return {
    connection,
    heard,
    messages,
    closed,
    subscribe: (stream) => connection.invoke<Subscription>('subscribe', stream),
    stop: () => connection.stop(),
  };
}
