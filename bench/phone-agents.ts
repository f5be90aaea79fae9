const models = [
  'SM-S9180',
  'V2309A',
  'PJD110',
  '23127PN0CC',
  'ALN-AL00',
  'BVL-AN16',
  'RMX3888',
  'PHB110',
  'V2243A',
  'LGE-AN10',
];
const versions = ['8.0.49.2600', '8.0.50.2701', '8.0.53.2740', '8.0.54.2760'];

/** User agents of phones in a hall: few models and versions, so that many are identical. */
export const phoneAgents = [
  ...['17.5', '17.6.1', '18.0', '18.1.1'].map(
    (ios) =>
      `Mozilla/5.0 (iPhone; CPU iPhone OS ${ios.replaceAll('.', '_')} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.53 NetType/WIFI Language/zh_CN`,
  ),
  ...models.flatMap((model) =>
    versions.map(
      (version) =>
        `Mozilla/5.0 (Linux; Android 14; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.6478.188 Mobile Safari/537.36 MicroMessenger/${version} NetType/WIFI Language/zh_CN`,
    ),
  ),
];
