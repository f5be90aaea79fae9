import type { ConferenceModule } from '@tuyuan/contract/conference/conference-modules.ts';

interface ModulePreset {
  readonly name: string;
  /** What kind of conference it is. */
  readonly note: string;
  readonly modules: readonly ConferenceModule[];
}

/** Kinds of conferences, by the parts they begin with. */
export const modulePresets = {
  salon: { name: '沙龙', note: '半天，一个入口，报名就发票', modules: ['materials', 'interaction'] },
  congress: {
    name: '大会',
    note: '几天，有日程、住宿、接送和值班',
    modules: [
      'schedule',
      'materials',
      'manner',
      'seats',
      'interaction',
      'wall',
      'vouchers',
      'stays',
      'trips',
      'duty',
      'changes',
      'rehearsal',
    ],
  },
  exhibition: {
    name: '展览',
    note: '凭票进场，有活动日程、现场照片和值班',
    modules: ['schedule', 'materials', 'manner', 'wall', 'duty'],
  },
} as const satisfies Readonly<Record<string, ModulePreset>>;

export type PresetKey = keyof typeof modulePresets;

export const presetKeys = ['salon', 'congress', 'exhibition'] as const satisfies readonly PresetKey[];

/** Returns the preset that has exactly these parts on. */
export function presetOf(on: readonly ConferenceModule[]): PresetKey | undefined {
  return presetKeys.find((key) => {
    const modules: readonly ConferenceModule[] = modulePresets[key].modules;
    return modules.length === on.length && on.every((module) => modules.includes(module));
  });
}
