/**
 * Class of parts below the first screen: right after a page was opened their styles, fonts and boxes
 * wait until they come near or the browser is idle (see `deferred-layout.ts`), so that a slow phone shows
 * the first screen sooner and can be used sooner.
 */
export const BELOW_FIRST_SCREEN = 'below-first-screen';
