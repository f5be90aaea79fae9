import { CameraData, type ImageDetail, PaletteEntry } from '@tuyuan/contract/library/image.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { searchColourOfHex } from '../../../platform/imaging/search-colour.ts';
import type { ImageDetailRow } from './image.repository.ts';
import { presentImageCard } from './image-card.presenter.ts';

const nothingKnown: CameraData = {
  make: null,
  model: null,
  lens: null,
  aperture: null,
  exposure: null,
  iso: null,
  focalLength: null,
};

export function presentImage(row: ImageDetailRow, abilities: ImageDetail['abilities'], timeZone: string): ImageDetail {
  const { latitude, longitude } = row;
  const camera = CameraData.safeParse({ ...nothingKnown, ...row.camera });
  return {
    ...presentImageCard(row),
    description: row.description,
    labels: row.labels,
    category: row.category,
    regions: row.regions,
    album: row.album,
    takenAt: row.taken_at && toWireDate(row.taken_at, timeZone),
    publishedAt: row.published_at && toWireDate(row.published_at, timeZone),
    bytes: row.bytes,
    format: row.format,
    camera: camera.data ?? nothingKnown,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    palette: row.palette
      .flatMap((entry) => PaletteEntry.safeParse(entry).data ?? [])
      .map((entry) => ({ ...entry, colour: searchColourOfHex(entry.hex) })),
    orientation: row.orientation,
    prices: { editorial: row.price_editorial, commercial: row.price_commercial, extended: row.price_extended },
    collects: row.collects,
    downloads: row.downloads,
    abilities,
  };
}
