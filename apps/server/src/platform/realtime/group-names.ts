/** Group of those who hear a channel of that tenant. */
export const channelGroup = (schema: string, channel: string) => `channel|${schema}|${channel}`;

/** Group of those whose connection depends on that. */
export const holdGroup = (hold: string) => `hold|${hold}`;
