import { PATHS } from './site-paths.ts';

/** The pages that are made for frames in other sites' pages, and the only ones that any site may frame. */
export const FRAME_PATHS: readonly string[] = [PATHS.throwCalculatorEmbed, PATHS.projectorFinderEmbed];
