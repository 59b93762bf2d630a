import { reference, type SeedDocument } from './document.ts';

/** A short address for a page that people tell each other. @param page id of its document */
function redirect(from: string, page: string): SeedDocument {
  return {
    _id: `redirect-${from.slice(1)}`,
    _type: 'redirect',
    from,
    page: reference(page),
  };
}

/** Addresses that lead to pages with longer ones. */
export const redirects: SeedDocument[] = [
  redirect('/throw-calculator', 'throwCalculatorPage'),
  redirect('/projector-finder', 'projectorFinderPage'),
];
