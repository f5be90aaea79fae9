-- Notifications go by text message too, wait for the end of a person's quiet hours, and say why they could not be sent.
ALTER TABLE notification_delivery
  -- Waits for the end of quiet hours, or for the next text message that a person may get.
  ADD COLUMN is_held boolean NOT NULL DEFAULT false,
  -- Why the last try failed; "" for none that did.
  ADD COLUMN failure text NOT NULL DEFAULT '';
CREATE INDEX notification_delivery_failed ON notification_delivery (id DESC) WHERE sent_at IS NULL AND failure <> '';
CREATE INDEX notification_delivery_sent ON notification_delivery (sent_at) WHERE sent_at IS NOT NULL;

-- When a person wants to be told on the site only; whoever never chose has the server's hours.
CREATE TABLE notification_quiet_hours (
  user_id integer PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
  is_on boolean NOT NULL,
  -- Times of the day, as the site's clock shows them; the end may lie in the next day.
  from_time text NOT NULL CHECK (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  until_time text NOT NULL CHECK (until_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND until_time <> from_time)
);
