import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words about the catalogue as open data. */
export const OPEN_DATA_TEXTS = siteTexts('open-data', {
  heading: 'Use these figures',
  intro:
    'The whole catalogue is open data: each figure with its source, the words we read and the day, and whether we read a copy or a list instead of the source. The compilation is ours and under CC BY 4.0; the quoted words belong to their authors.',
  json: 'Download as JSON',
  csv: 'Download as CSV',
  /** How to name the catalogue. */
  cite: (site: string, address: string) => `Cite it as: ${site}, projector catalogue, ${address}`,
  name: 'Projector figures with their sources',
  description:
    'Brightness, distance, contrast, input lag, noise and other figures of home projectors, each with its source, the words and the day they were read.',
});
