export { grey, height, ink, margin, openPaper, red, width } from './open-paper.ts';
