interface Place {
  readonly name: string;
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Returns links that open the place in common map apps, by its coordinates (GCJ-02), else by its name. */
export function mapLinks({ name, address, latitude, longitude }: Place): { label: string; href: string }[] {
  const words = encodeURIComponent(name || address);
  const where = encodeURIComponent(address || name);
  if (latitude === null || longitude === null) {
    return [
      { label: '高德地图', href: `https://uri.amap.com/search?keyword=${where}` },
      { label: '腾讯地图', href: `https://apis.map.qq.com/uri/v1/search?keyword=${where}&referer=tuyuan` },
      { label: '百度地图', href: `https://api.map.baidu.com/geocoder?address=${where}&output=html&src=tuyuan` },
    ];
  }
  return [
    {
      label: '高德地图',
      href: `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${words}&callnative=1`,
    },
    {
      label: '腾讯地图',
      href: `https://apis.map.qq.com/uri/v1/marker?marker=coord:${latitude},${longitude};title:${words};addr:${where}&referer=tuyuan`,
    },
    {
      label: '百度地图',
      href: `https://api.map.baidu.com/marker?location=${latitude},${longitude}&title=${words}&content=${where}&coord_type=gcj02&output=html&src=tuyuan`,
    },
  ];
}
