export { screenText } from './screen-text.ts';
