import {
  HttpTransportType,
  type HubConnection,
  HubConnectionBuilder,
  type IHttpConnectionOptions,
  LogLevel,
} from '@microsoft/signalr';
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack';

export interface ClientOptions {
  transport?: HttpTransportType;
  isBinary?: boolean;
  isResumable?: boolean;
  /** Pauses before the attempts to reconnect. */
  reconnect?: number[];
  http?: IHttpConnectionOptions;
}

/** Returns Microsoft's unmodified client, not started yet. */
export function makeClient(url: string, options: ClientOptions = {}): HubConnection {
  const { transport = HttpTransportType.WebSockets, isBinary = false, isResumable = false, reconnect, http } = options;
  const builder = new HubConnectionBuilder().withUrl(url, { transport, ...http }).configureLogging(LogLevel.None);
  if (isBinary) builder.withHubProtocol(new MessagePackHubProtocol());
  if (isResumable) builder.withStatefulReconnect();
  if (reconnect) builder.withAutomaticReconnect(reconnect);
  return builder.build();
}

export async function connectClient(url: string, options: ClientOptions = {}): Promise<HubConnection> {
  const client = makeClient(url, options);
  await client.start();
  return client;
}
