-- Failures of the site's own sender pause longer than others and give nothing up, so they are counted apart.
ALTER TABLE notification_delivery ADD COLUMN sender_failures integer NOT NULL DEFAULT 0;
