export { grey, ink, margin, openPaper, red, width } from './open-paper.ts';
