export { demoLogins } from './demo-logins.ts';
export { seedBasics } from './seed-basics.ts';
export { seedDemo } from './seed-demo.ts';
