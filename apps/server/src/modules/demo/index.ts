export { readDemoContent } from './demo-content.ts';
export { demoLogins } from './demo-logins.ts';
export type { DemoImageDetails } from './describe-demo-images.ts';
export { seedBasics } from './seed-basics.ts';
export { seedDemo } from './seed-demo.ts';
