/** Column headings of an attendee's placement, with field and maximum length. */
const placements = {
  接待人电话: { field: 'hostPhone', longest: 40 },
  厅: { field: 'hall', longest: 40 },
  座位: { field: 'seat', longest: 40 },
  桌号: { field: 'tableNo', longest: 20 },
  分组: { field: 'groupName', longest: 40 },
  胸卡号: { field: 'badgeNo', longest: 20 },
} as const;

export type PlacementField = (typeof placements)[keyof typeof placements]['field'];
export const placementColumns = Object.entries(placements);
