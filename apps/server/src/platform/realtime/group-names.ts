/** Group of a tenant's listeners to a channel. */
export const channelGroup = (schema: string, channel: string) => `channel|${schema}|${channel}`;

/** Group of the connections that depend on a hold. */
export const holdGroup = (hold: string) => `hold|${hold}`;
