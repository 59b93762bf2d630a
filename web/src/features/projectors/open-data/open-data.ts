/** The catalogue as files that anyone may use: a row for each figure, with its source. */
import { FIGURES, isNumberFigure } from '@lumen-throw/domain/figures';
import { isObject, type Fields } from '@lumen-throw/domain/is-object';
import { PATHS, projectorHref } from '@lumen-throw/domain/site-paths';
import type { OpenDataQueryResult } from '../../../shared/content-api/content-types.generated.ts';
import { compact } from '../../../shared/content/compact.ts';
import { projectorName } from '../../../shared/projectors/projector-name.ts';
import { figureRows, type FigureField } from '../model/figure-rows.ts';
import { LICENSE_URL } from './license.ts';
import { OPEN_DATA_TEXTS } from './texts.ts';

type OpenProjector = OpenDataQueryResult[number];

/** One figure of one projector. */
interface OpenFigure {
  figure: FigureField;
  title: string;
  /** As the site writes it, with its unit. */
  text: string;
  /** The number itself, where the figure is one. */
  value: number | null;
  /** All that was entered, as in the content: of a distance what is printed, in its unit, and the law that fits it, in inches. */
  parts: Fields;
  unit: string | null;
  condition: string | null;
  /** Who stands behind it: `measured`, `maker` and others. */
  kind: string;
  /** The page repeats the maker's figure. */
  quotedElsewhere: boolean;
  /** The page itself says that it may be wrong. */
  doubted: boolean;
  source: string | null;
  /** What the source is, if not the original. */
  origin: string | null;
  words: string | null;
  language: string;
  wordsInEnglish: string | null;
  /** `YYYY-MM-DD`. */
  readOn: string | null;
}

/** What was entered of each figure in a field, by its key, without its evidence. */
function partsOf(projector: OpenProjector, field: FigureField): ReadonlyMap<string, Fields> {
  const entered: readonly ({ _key: string } | null)[] =
    projector[field === 'rise' ? 'distance' : field] ?? [];
  return new Map(
    compact(entered).map((figure) => {
      const left = Object.entries(figure).filter(
        ([name, value]) => name !== '_key' && name !== 'evidence' && name !== 'condition' && value !== null,
      );
      return [figure._key, Object.fromEntries<unknown>(left)];
    }),
  );
}

function openFigures(projector: OpenProjector): OpenFigure[] {
  const blank = {
    _id: '',
    summary: null,
    marketplaceId: null,
    similar: null,
    guides: null,
    screens: null,
    evidenceNote: null,
    isArchived: null,
  };
  return figureRows({ ...blank, ...projector }).flatMap(({ field, title, figures }) => {
    const entered = partsOf(projector, field);
    const unit = field !== 'rise' && isNumberFigure(field) ? FIGURES[field].unit : null;
    return figures.map(({ key, text, condition, kind, evidence, isDoubted }): OpenFigure => {
      const parts = entered.get(key) ?? {};
      const value = unit === null ? null : parts['value'];
      return {
        figure: field,
        title,
        text,
        value: typeof value === 'number' ? value : null,
        parts,
        unit: unit || null,
        condition,
        kind,
        quotedElsewhere: evidence.relayed === true,
        doubted: isDoubted,
        source: evidence.address,
        origin: evidence.origin,
        words: evidence.words,
        language: evidence.language ?? 'en',
        wordsInEnglish: evidence.gloss,
        readOn: evidence.seen,
      };
    });
  });
}

/** The catalogue as JSON. @param siteUrl origin of the site @param brand name of the site */
export function openDataJson(siteUrl: string, brand: string, projectors: OpenDataQueryResult): string {
  return JSON.stringify({
    name: OPEN_DATA_TEXTS.name,
    license: LICENSE_URL,
    note: OPEN_DATA_TEXTS.intro,
    cite: OPEN_DATA_TEXTS.cite(brand, new URL(PATHS.projectors, siteUrl).href),
    projectors: projectors.map((projector) => ({
      brand: projector.brand,
      model: projector.model,
      otherNames: compact(projector.otherNames),
      kind: projector.kind,
      page: new URL(projectorHref(projector.slug ?? ''), siteUrl).href,
      figures: openFigures(projector),
    })),
  });
}

/** A cell of a CSV file; a spreadsheet must not take it for a formula. */
function csvCell(value: string | number | boolean | Fields | null): string {
  const text = value === null ? '' : isObject(value) ? JSON.stringify(value) : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The catalogue as CSV (RFC 4180), a line for each figure. @param siteUrl origin of the site */
export function openDataCsv(siteUrl: string, projectors: OpenDataQueryResult): string {
  const rows = projectors.flatMap((projector) =>
    openFigures(projector).map((figure) => ({
      projector: projectorName(projector),
      page: new URL(projectorHref(projector.slug ?? ''), siteUrl).href,
      ...figure,
    })),
  );
  const columns = Object.keys(rows[0] ?? { projector: '', page: '' });
  const lines = rows.map((row) => Object.values(row).map(csvCell).join(','));
  return `${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}
