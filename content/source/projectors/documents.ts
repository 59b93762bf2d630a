import { DISTANCE_UNITS, NUMBER_FIGURES, projectorSlug } from '@lumen-throw/domain/projector';
import { lawOfRows, type KeptLaw, type PrintedRow } from '@lumen-throw/throw/printed-rows';
import { orderRank, slug, type SeedDocument } from '../document.ts';
import { projectorSources } from './index.ts';
import type { DistanceFormula, DistanceTable, Evidence, ProjectorSource } from './projector.ts';

function evidence({ kind, relayed, address, words, seen }: Evidence): Record<string, unknown> {
  return {
    _type: 'evidence',
    kind,
    ...(relayed ? { relayed } : {}),
    address,
    words,
    ...(seen ? { seen } : {}),
  };
}

/** Figures of a list, each with its key and its evidence. */
function figures<Figure extends { evidence: Evidence }>(
  field: string,
  type: string,
  list: readonly Figure[] | undefined,
): Record<string, unknown> {
  if (!list || list.length === 0) return {};
  return {
    [field]: list.map((figure, index) => ({
      ...figure,
      evidence: evidence(figure.evidence),
      _type: type,
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
  const { aspect, measuredFrom, unit, step, rows, rises } = table;
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
    wide: law(wide, name),
    ...(tele.length > 0 ? { tele: law(tele, name) } : {}),
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
  evidence: source,
}: DistanceFormula): Record<string, unknown> & { evidence: Evidence } {
  return { aspect, measuredFrom, wide, ...(tele ? { tele } : {}), evidence: source };
}

/** The id of a projector's document. @param projectorsSlug as `projectorSlug` makes it */
function projectorId(projectorsSlug: string): string {
  return `projector-${projectorsSlug}`;
}

function document(source: ProjectorSource, index: number): SeedDocument {
  const { brand, model, kind, otherNames, noLongerSold, numbers = {} } = source;
  const name = `${brand} ${model}`;
  const address = projectorSlug(brand, model);
  const laws = [
    ...(source.distanceTables ?? []).map((table) => lawOfTable(table, name)),
    ...(source.distanceFormulas ?? []).map(lawOfFormula),
  ];
  return {
    _id: projectorId(address),
    _type: 'projector',
    brand,
    model,
    slug: slug(address),
    kind,
    ...(otherNames && otherNames.length > 0 ? { otherNames } : {}),
    ...(noLongerSold ? { noLongerSold: evidence(noLongerSold) } : {}),
    ...figures('distance', 'distanceLaw', laws),
    ...figures('throwRatio', 'throwRatioFigure', source.throwRatio),
    ...figures('offset', 'offsetFigure', source.offset),
    ...figures(
      'shift',
      'shiftFigure',
      source.shift?.map((figure) => ({ ...figure, percentOf: 'whole' })),
    ),
    ...figures('lightSource', 'lightSourceFigure', source.lightSource),
    ...figures('resolution', 'resolutionFigure', source.resolution),
    ...figures('pixelShift', 'pixelShiftFigure', source.pixelShift),
    ...Object.assign(
      {},
      ...NUMBER_FIGURES.map(({ field }) => figures(field, 'numberFigure', numbers[field])),
    ),
    orderRank: orderRank(index),
  };
}

/** The catalog: a document for each model that a source knows. */
export const projectorCatalog: SeedDocument[] = projectorSources.map(document);
