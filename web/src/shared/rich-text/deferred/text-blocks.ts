/** Blocks that stand in texts here and there, in a chunk of their own. */
export { Callout } from './callout.tsx';
export { DataTable } from '../../tables/data-table.tsx';
export { FaqBlock } from './faq-block.tsx';
export { ProsAndCons } from './pros-and-cons.tsx';
