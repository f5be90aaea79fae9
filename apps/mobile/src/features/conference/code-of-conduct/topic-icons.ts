import type { MannerTopic } from '@tuyuan/contract/conference/code-of-conduct.ts';
import {
  Armchair,
  Camera,
  CircleHelp,
  DoorOpen,
  type LucideIcon,
  PackageSearch,
  Phone,
  Shirt,
  VolumeX,
} from 'lucide-react';

export const topicIcons: Readonly<Record<MannerTopic, LucideIcon>> = {
  dress: Shirt,
  photography: Camera,
  silence: VolumeX,
  seating: Armchair,
  exits: DoorOpen,
  lostFound: PackageSearch,
  contacts: Phone,
  other: CircleHelp,
};
