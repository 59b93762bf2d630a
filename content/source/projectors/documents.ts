import { FIGURE_FIELDS, FIGURES, isNumberFigure, type FigureField } from '@lumen-throw/domain/figures';
import { DISTANCE_UNITS, projectorSlug } from '@lumen-throw/domain/projector';
import { lawOfRows, sizesOfRows, type KeptLaw, type PrintedRow } from '@lumen-throw/throw/printed-rows';
import { originOf } from '../../checks/hosts.ts';
import { orderRank, slug, type SeedDocument } from '../document.ts';
import { projectorSources } from './index.ts';
import type { DistanceFormula, DistanceTable, Evidence, ProjectorSource } from './projector.ts';

function evidence({
  kind,
  relayed,
  doubted,
  address,
  words,
  language,
  gloss,
  seen,
}: Evidence): Record<string, unknown> {
  const origin = originOf(address, relayed === true);
  return {
    _type: 'evidence',
    kind,
    ...(relayed ? { relayed } : {}),
    ...(doubted ? { doubted } : {}),
    address,
    ...(origin ? { origin } : {}),
    words,
    ...(language ? { language } : {}),
    ...(gloss ? { gloss } : {}),
    seen,
  };
}

/** Figures of a list, each with its key and its evidence. */
function figures(
  field: FigureField,
  list: readonly { evidence: Evidence }[] | undefined,
): Record<string, unknown> {
  if (!list || list.length === 0) return {};
  return {
    [field]: list.map((figure, index) => ({
      ...figure,
      evidence: evidence(figure.evidence),
      _type: FIGURES[field].type,
      _key: `${field}-${index + 1}`,
    })),
  };
}

function law(rows: readonly PrintedRow[], name: string): KeptLaw {
  const found = lawOfRows(rows);
  if (!found) throw new Error(`The distances of ${name} make no line.`);
  return found;
}

function lawOfTable(table: DistanceTable, name: string): Record<string, unknown> & { evidence: Evidence } {
  const { aspect, measuredFrom, unit, step, rows, rises, farEnd } = table;
  if (rises && rises.length !== rows.length) throw new Error(`Each row of ${name} needs its height.`);
  const inches = DISTANCE_UNITS[unit];
  const wide = rows.map(([diagonal, distance]) => ({ diagonal, distance: distance * inches }));
  const tele = rows.flatMap(([diagonal, , distance]) =>
    distance === undefined ? [] : [{ diagonal, distance: distance * inches }],
  );
  const rise = rows.flatMap(([diagonal], index) => {
    const height = rises?.[index];
    return height === undefined ? [] : [{ diagonal, distance: height * inches }];
  });
  return {
    aspect,
    measuredFrom,
    wide: { ...law(wide, name), ...sizesOfRows(wide) },
    ...(tele.length > 0 ? { tele: { ...law(tele, name), ...sizesOfRows(tele) } } : {}),
    ...(farEnd ? { farEnd } : {}),
    ...(rise.length > 0 ? { rise: law(rise, name) } : {}),
    unit,
    step,
    rows: rows.map(([diagonal, near, far], index) => ({
      _type: 'distanceRow',
      _key: `row-${index + 1}`,
      diagonal,
      wide: near,
      ...(far === undefined ? {} : { tele: far }),
      ...(rises?.[index] === undefined ? {} : { rise: rises[index] }),
    })),
    evidence: table.evidence,
  };
}

function lawOfFormula({
  aspect,
  measuredFrom,
  wide,
  tele,
  sizes: [smallest, largest],
  evidence: source,
}: DistanceFormula): Record<string, unknown> & { evidence: Evidence } {
  const sizes = { smallest, largest };
  return {
    aspect,
    measuredFrom,
    wide: { ...wide, ...sizes },
    ...(tele ? { tele: { ...tele, ...sizes } } : {}),
    evidence: source,
  };
}

/** The id of a projector's document. @param projectorsSlug as `projectorSlug` makes it */
function projectorId(projectorsSlug: string): string {
  return `projector-${projectorsSlug}`;
}

/** What a source says of a figure. */
function listOf(source: ProjectorSource, field: FigureField): readonly { evidence: Evidence }[] | undefined {
  if (isNumberFigure(field)) return source.numbers?.[field];
  switch (field) {
    case 'distance': {
      const name = `${source.brand} ${source.model}`;
      const tables = (source.distanceTables ?? []).map((table) => lawOfTable(table, name));
      return [...tables, ...(source.distanceFormulas ?? []).map(lawOfFormula)];
    }
    case 'shift':
      return source.shift?.map((figure) => ({ ...figure, percentOf: 'whole' }));
    default:
      return source[field];
  }
}

function document(source: ProjectorSource, index: number): SeedDocument {
  const { brand, model, kind, otherNames } = source;
  const address = projectorSlug(brand, model);
  return {
    _id: projectorId(address),
    _type: 'projector',
    brand,
    model,
    slug: slug(address),
    kind,
    ...(otherNames && otherNames.length > 0 ? { otherNames } : {}),
    ...Object.assign({}, ...FIGURE_FIELDS.map((field) => figures(field, listOf(source, field)))),
    orderRank: orderRank(index),
  };
}

/** The catalog: a document for each model that a source knows. */
export const projectorCatalog: SeedDocument[] = projectorSources.map(document);
