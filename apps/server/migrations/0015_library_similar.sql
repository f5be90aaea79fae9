-- The images most alike to each, most alike first, with the likeness in ten-thousandths; docs/adr/0015.
ALTER TABLE image_descriptor
  ADD COLUMN similar_ids integer[] NOT NULL DEFAULT '{}',
  ADD COLUMN similar_likeness integer[] NOT NULL DEFAULT '{}',
  -- NULL: they are still to be found.
  ADD COLUMN similar_found_at timestamptz;
CREATE INDEX image_descriptor_waiting ON image_descriptor (image_id) WHERE similar_found_at IS NULL;
