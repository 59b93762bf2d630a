/** Projectors from a spreadsheet: parsing, validation, batches and export. */
import { describe, expect, test } from 'vitest';
import { decodeSheet } from '../src/spreadsheet/decode-sheet.ts';
import { emptySheet, sheetOfProjectors } from '../src/spreadsheet/export-sheet.ts';
import { harmlessCell, isFormula, textOfCell } from '../src/spreadsheet/formulas.ts';
import { importBatches } from '../src/spreadsheet/import-batches.ts';
import { mappingProblem, saysTheSame, type StoredProjector } from '../src/spreadsheet/plan-import.ts';
import { readSheet } from '../src/spreadsheet/read-sheet.ts';
import { firstMapping, rememberMapping } from '../src/spreadsheet/remembered-mapping.ts';
import { readCell, writeCell } from '../src/spreadsheet/sheet-cells.ts';
import {
  columnCalled,
  FIGURE_LISTS,
  guessColumn,
  sheetColumns,
  type CellForm,
} from '../src/spreadsheet/sheet-columns.ts';
import { SHEET_LIMITS } from '../src/spreadsheet/sheet-limits.ts';
import { counts, fakeDataset, planOf, refusals, SEED, sheetOf } from './fixture/spreadsheet.ts';

const HEADINGS =
  'brand,model,kind,summary,weight 1 value,weight 1 evidence,weight 1 page,weight 1 words,weight 1 seen';
const EVIDENCE = 'Maker,https://example.org/weight,weighs so much,2026-01-02';

/** A valid row. @param model makes it differ from the sheet's other rows */
function row(model: string, weight = '3.5', kind = 'Portable', summary = 'A small one.') {
  return `Brand,${model},${kind},${summary},${weight},${EVIDENCE}`;
}

function sheet(...rows: string[]) {
  return [HEADINGS, ...rows].join('\n');
}

function manyRows(count: number) {
  return Array.from({ length: count }, (_none, index) => row(`Model ${index + 1}`));
}

/** Evidence of a figure, as cells. */
const PROOF = 'Maker,https://example.org/sheet,words,2026-01-02';
/** Plans a sheet of models with some cells each. */
const planWith = (columns: string, ...cells: string[]) =>
  planOf(
    [
      `brand,model,kind,${columns}`,
      ...cells.map((text, index) => `Brand,Model ${index + 1},Portable,${text}`),
    ].join('\n'),
  );
/** The headings of `PROOF`. @param figure whose */
const proof = (figure: string) =>
  ['evidence', 'page', 'words', 'seen'].map((name) => `${figure} ${name}`).join();

/** Cells that no column of their form takes. */
const WRONG_CELLS: Partial<Record<CellForm['as'], string>> = {
  number: 'twelve',
  yesNo: 'perhaps',
  day: '2026-13-45',
  choice: 'none of these',
  distanceRows: 'near',
  shiftCorners: 'near',
};

describe('errors', () => {
  test('names row and column of each of 7 errors in 60 rows and accepts the other rows', async () => {
    const rows = manyRows(60);
    rows[4] = row('Formula', '3.5', 'Portable', '=HYPERLINK("x")').replace('=HYPERLINK("x")', '=1+1');
    rows[11] = 'Brand,Short,Portable';
    rows[19] = row('Unknown kind', '3.5', 'Beamer');
    rows[29] = row('Model 1');
    rows[38] = row('Heavy', '900.5');
    rows[47] = row('Comma', '"3,5"');
    rows[58] = row('No page').replace('https://example.org/weight', '');
    const plan = await planOf(sheet(...rows));
    expect(counts(plan)).toEqual({ new: 53, refused: 7 });
    expect(refusals(plan)).toEqual([
      expect.stringMatching(/^6, summary: "=1\+1" would be a formula/),
      expect.stringMatching(/^13, : This row has 3 cells, the headings have 9/),
      expect.stringMatching(/^21, kind: "Beamer" is none of these: Home theater/),
      expect.stringMatching(/^31, brand: This is the same projector as in row 2/),
      expect.stringMatching(/^40, weight 1 value: Weight goes from 0.1 to 60 kg/),
      expect.stringMatching(/^49, weight 1 value: "3,5" is written with a decimal comma/),
      expect.stringMatching(/^60, weight 1 page: Paste the full address/),
    ]);
  });

  test('names row and column of figures that contradict each other, and takes the rest of the sheet', async () => {
    const law = await planWith(
      `distance 1 rows,distance 1 unit,distance 1 rounded to,distance 1 shape,distance 1 from,${proof('distance 1')}`,
      `60: 2 – 1.5; 100: 3.4 – 2.5,m,0.1,16:9,Lens,${PROOF}`,
      `60: 1.5 – 2; 100: 2.5 – 3.4,m,0.1,16:9,Lens,${PROOF}`,
    );
    expect(refusals(law)).toEqual([
      expect.stringMatching(/^2, distance 1 .*: At 60 inches the tele end is nearer than the wide end/),
    ]);
    const sizes = await planWith(
      `picture sizes 1 smallest,picture sizes 1 largest,${proof('picture sizes 1')}`,
      `60,150,${PROOF}`,
      `150,60,${PROOF}`,
    );
    expect(refusals(sizes)).toEqual([
      expect.stringMatching(
        /^3, picture sizes 1 .*: The largest picture size must not be below the smallest/,
      ),
    ]);
    const depth = await planWith(
      `cabinet depth 1 value,${proof('cabinet depth 1')}`,
      `35.5,${PROOF}`,
      `230,${PROOF}`,
    );
    expect(refusals(depth)).toEqual([
      expect.stringMatching(/^3, cabinet depth 1 value: Cabinet depth goes from 3 to 200 cm/),
    ]);
    const light = await planWith(
      `brightness 1 value,brightness 1 mode,${proof('brightness 1')}`,
      `1700,,${PROOF.replace('Maker', 'Measured by others')}`,
      `1700,,${PROOF}`,
    );
    expect(refusals(light)).toEqual([
      expect.stringMatching(/^2, brightness 1 mode: Say in which picture mode it was measured/),
    ]);
    for (const plan of [law, sizes, depth, light]) expect(counts(plan)).toEqual({ new: 1, refused: 1 });
  });

  test.each([
    ['what it cannot read', WRONG_CELLS],
    ['a number that no projector has', { number: '987654321' }],
  ])(
    'refuses %s in each column, at the column',
    async (_name, wrong: Partial<Record<CellForm['as'], string>>) => {
      const columns = sheetColumns(Object.fromEntries(FIGURE_LISTS.map(({ field }) => [field, 1]))).filter(
        ({ form }) => wrong[form.as] !== undefined,
      );
      const rows = columns.map((column, index) => [
        'Brand',
        `Model ${index}`,
        ...columns.map((other) => (other === column ? wrong[column.form.as] : '')),
      ]);
      const found = refusals(
        await planOf(
          [['brand', 'model', ...columns.map(({ heading }) => heading)], ...rows]
            .map((cells) => cells.join(','))
            .join('\n'),
        ),
      );
      const missed = columns.filter(
        ({ heading }, index) => !found.some((reason) => reason.startsWith(`${index + 2}, ${heading}: `)),
      );
      expect(missed.map(({ heading }) => heading)).toEqual([]);
    },
  );

  test('refuses extra cells unless they are empty', async () => {
    const plan = await planOf(sheet(`${row('One')},,`, `${row('Two')},,surplus`));
    expect(plan.map(({ status }) => status)).toEqual(['new', 'refused']);
    expect(refusals(plan)).toEqual(['3, : This row has 11 cells, the headings have 9.']);
  });

  test('refuses the later of two models with the same slug', async () => {
    const plan = await planOf(sheet(row('One').replace('Brand', 'A B'), row('B One').replace('Brand', 'A')));
    expect(plan.map(({ status }) => status)).toEqual(['new', 'refused']);
    const addressed = await planOf('brand,model,kind,address\nA,One,Gaming,same\nA,Two,Gaming,same');
    expect(refusals(addressed)).toEqual(['3, address: Row 2 has the address "same" too.']);
  });

  test("refuses another projector's old slug by the Studio's own rule", async () => {
    const former = { ...SEED[0], _id: 'projector-x', _type: 'projector', aliases: ['brand-one'] };
    expect(refusals(await planOf(sheet(row('One')), [former]))).toEqual([
      expect.stringMatching(/^2, address: .* had this address once/),
    ]);
  });

  test('refuses a new slug for an existing projector', async () => {
    const plan = await planOf(
      'brand,model,kind,address\nEpson,Home Cinema 2100,Home theater,elsewhere',
      SEED,
    );
    expect(refusals(plan)).toEqual([expect.stringContaining('with the address "epson-home-cinema-2100"')]);
  });

  test('names invalid dates and lost characters', async () => {
    const plan = await planOf(
      sheet(row('Day').replace('2026-01-02', '02.01.2026'), row('Lost', '3.5', 'Portable', 'Sch\ufffdn')),
    );
    expect(refusals(plan)).toEqual([
      expect.stringMatching(/^2, weight 1 seen: "02.01.2026" is not a day/),
      expect.stringMatching(/^3, summary: A character was lost/),
    ]);
  });

  test('refuses 10,000 rows as a whole and names the limit', () => {
    const read = readSheet(sheet(...manyRows(10_000)));
    expect(read).toEqual({ ok: false, problem: expect.stringContaining('10,000 rows; at most 1,000') });
    expect(sheetOf(sheet(...manyRows(SHEET_LIMITS.rowsMax))).rows).toHaveLength(SHEET_LIMITS.rowsMax);
  });

  test('names an unclosed quotation mark and a sheet without rows', () => {
    expect(readSheet(`${HEADINGS}\n${row('One')}\nBrand,"Open`)).toEqual({
      ok: false,
      problem: expect.stringContaining('quotation mark in row 3'),
    });
    expect(readSheet(HEADINGS)).toMatchObject({ ok: false });
    expect(readSheet('')).toMatchObject({ ok: false });
  });
});

/** The weights in a sheet, or the reasons why their rows are refused. */
async function weights(...values: string[]) {
  const plan = await planOf(sheet(...values.map((value, index) => row(`M${index}`, `"${value}"`))));
  return plan.map((planned) =>
    'write' in planned && 'create' in planned.write
      ? planned.changes.find(({ column }) => column === 'weight 1 value')?.after
      : refusals([planned])[0],
  );
}

describe('decimals', () => {
  test('accepts points or commas', async () => {
    expect(await weights('1.5', '2')).toEqual(['1.5', '2']);
    expect(await weights('1,5', '2')).toEqual(['1.5', '2']);
  });

  test('refuses the rarer of two separators', async () => {
    expect(await weights('1,5', '1.5', '2,5')).toEqual([
      '1.5',
      expect.stringContaining('"1.5" is written with a decimal point'),
      '2.5',
    ]);
  });

  test('refuses a number that could be a thousand', async () => {
    expect(await weights('1,500', 'about 3')).toEqual([
      expect.stringContaining('could be 1500 or 1.500'),
      expect.stringContaining('"about 3" is not a number'),
    ]);
  });
});

describe('encoding', () => {
  const text = 'brand,model\nÉpson,Größe “9”';
  const utf16 = (isLittle: boolean, mark: string) => {
    const bytes = new Uint8Array((mark.length + text.length) * 2);
    const view = new DataView(bytes.buffer);
    for (const [index, unit] of (mark + text).split('').entries())
      view.setUint16(index * 2, unit.charCodeAt(0), isLittle);
    return bytes;
  };

  test('reads UTF-8, UTF-16 with and without a byte order mark, and Windows-1252', () => {
    expect(decodeSheet(new TextEncoder().encode(`\ufeff${text}`))).toEqual({
      ok: true,
      text,
      encoding: 'UTF-8',
    });
    for (const isLittle of [true, false])
      for (const mark of ['\ufeff', ''])
        expect(decodeSheet(utf16(isLittle, mark))).toEqual({ ok: true, text, encoding: 'UTF-16' });
    const windows = Uint8Array.from(
      text.split('').map((letter) => ({ '“': 0x93, '”': 0x94 })[letter] ?? letter.charCodeAt(0)),
    );
    expect(decodeSheet(windows)).toEqual({ ok: true, text, encoding: 'Windows-1252' });
  });

  test('names workbooks, other binary files and large files', () => {
    expect(decodeSheet(Uint8Array.of(0x50, 0x4b, 3, 4, 9))).toMatchObject({
      ok: false,
      problem: expect.stringContaining('workbook'),
    });
    expect(decodeSheet(Uint8Array.of(0x41, 0x81, 0xff))).toMatchObject({
      ok: false,
      problem: expect.stringContaining('CSV UTF-8'),
    });
    expect(decodeSheet(new Uint8Array(SHEET_LIMITS.bytesMax + 1))).toMatchObject({
      ok: false,
      problem: expect.stringContaining('5 MB'),
    });
  });
});

describe('formulas', () => {
  test.each(['=1+1', '+1', '@SUM(A1)', '-SUM(A1)', "'=1", "''@x"])(
    'escapes %j in the file and restores it on import',
    (text) => {
      const cell = harmlessCell(text);
      expect(cell).toBe(`'${text}`);
      expect(textOfCell(cell)).toBe(text);
    },
  );

  test.each(["'90s look", 'plain', '-1.5', ''])('does not escape %j', (text) => {
    expect(harmlessCell(text)).toBe(text);
    expect(textOfCell(text)).toBe(text);
    expect(isFormula(text)).toBe(false);
  });

  test('restores a text that begins like a formula', async () => {
    const odd = { ...SEED[0], _id: 'projector-odd', _type: 'projector', summary: '=cmd|x' };
    const file = sheetOfProjectors([odd]);
    expect(file).toContain(",'=cmd|x,");
    expect(counts(await planOf(file, [odd]))).toEqual({ unchanged: 1 });
  });
});

describe('export', () => {
  test('importing the unchanged export of the seed changes nothing', async () => {
    expect(SEED.length).toBeGreaterThan(0);
    const plan = await planOf(sheetOfProjectors(SEED), SEED);
    expect(refusals(plan)).toEqual([]);
    expect(counts(plan)).toEqual({ unchanged: SEED.length });
  });

  test('importing the export into an empty dataset creates the same projectors', async () => {
    const plan = await planOf(sheetOfProjectors(SEED));
    expect(refusals(plan)).toEqual([]);
    const made = plan.flatMap((planned) =>
      'write' in planned && 'create' in planned.write ? [planned.write.create] : [],
    );
    const differing = SEED.filter((projector) => {
      const found = made.find(({ _id: id }) => id === `drafts.${projector._id}`);
      const orderRank = projector['orderRank'];
      return !saysTheSame({ ...found, _id: projector._id, orderRank }, projector);
    });
    expect(differing).toEqual([]);
    expect(plan).toHaveLength(SEED.length);
  });

  test('computes the law of a table when its columns are omitted', async () => {
    const file = sheetOfProjectors(SEED);
    const { headings, rows } = sheetOf(file);
    const kept = headings.flatMap((heading, index) =>
      / (?:wide|tele|rise) (?:[ab]|smallest|largest)$/.test(heading) ? [] : [index],
    );
    const quoted = (cells: readonly string[]) =>
      kept.map((index) => `"${(cells[index] ?? '').replaceAll('"', '""')}"`).join(',');
    const plan = await planOf([quoted(headings), ...rows.map(({ cells }) => quoted(cells))].join('\n'));
    const laws = plan.flatMap((planned) =>
      'write' in planned && 'create' in planned.write ? [planned.write.create['distance']] : [],
    );
    // A formula has only its lines; without them it is refused.
    const tables = SEED.filter(
      ({ distance }) => Array.isArray(distance) && distance.every((law: object) => 'rows' in law),
    );
    expect(tables.length).toBeGreaterThan(0);
    for (const { distance } of tables) expect(laws.some((law) => saysTheSame(law, distance))).toBe(true);
  });

  test('a changed cell changes only its figure', async () => {
    const file = sheetOfProjectors(SEED).replace(/,3100,/, ',3150,');
    const plan = await planOf(file, SEED);
    expect(counts(plan)).toEqual({ unchanged: SEED.length - 1, changed: 1 });
    const changed = plan.find(({ status }) => status === 'changed');
    expect(changed).toMatchObject({
      changes: [{ column: 'brightness 1 value', before: '3100', after: '3150' }],
    });
  });

  test('patches a draft at its revision, and only the fields that differ', async () => {
    const first = SEED.find(({ otherNames }) => otherNames !== undefined);
    if (!first) throw new Error('The seed has projectors with other names.');
    const draft = { ...first, _id: `drafts.${first._id}`, _rev: 'seven' };
    const plan = await planOf(
      `brand,model,summary,other names\n${String(first['brand'])},${String(first['model'])},Quiet.,`,
      [first, draft],
    );
    expect(plan.map((planned) => ('write' in planned ? planned.write : null))).toEqual([
      {
        patch: { id: draft._id, ifRevisionID: 'seven', set: { summary: 'Quiet.' }, unset: ['otherNames'] },
      },
    ]);
  });

  test('keeps an explicit "no"', () => {
    expect(writeCell(false, { as: 'yesNo' })).toBe('no');
    expect(readCell('no', { as: 'yesNo' }, null)).toEqual({ ok: true, value: false });
    expect(readCell('', { as: 'yesNo' }, null)).toEqual({ ok: true, value: undefined });
  });

  test('exports and imports the remaining shift of both directions', () => {
    const corners = [
      { _type: 'shiftCorner', _key: 'corner-1', sideways: 5, vertical: 60 },
      { _type: 'shiftCorner', _key: 'corner-2', sideways: 25.5, vertical: 10 },
    ];
    const cell = writeCell(corners, { as: 'shiftCorners' });
    expect(cell).toBe('5: 60; 25.5: 10');
    expect(readCell(cell, { as: 'shiftCorners' }, 'point')).toEqual({ ok: true, value: corners });
    expect(readCell('5', { as: 'shiftCorners' }, null)).toMatchObject({
      ok: false,
      problem: expect.stringContaining('like 25: 10'),
    });
  });

  test('an empty sheet maps each of its headings to a column', () => {
    const headings = emptySheet().replace('\ufeff', '').trim().split(',');
    expect(headings.map((heading) => columnCalled(heading)?.heading)).toEqual(headings);
  });
});

describe('batches', () => {
  test('a failure in the third batch keeps two whole ones; the next import completes the rest', async () => {
    const file = sheet(...manyRows(130));
    const broken = fakeDataset(SEED, 3);
    const first = await importBatches(await planOf(file, SEED), broken);
    expect(first).toEqual({ written: 100, total: 130, failure: 'The server said: The connection was lost.' });
    expect(broken.documents.size).toBe(SEED.length + 100);
    const left = [...broken.documents.values()];
    const plan = await planOf(file, left);
    expect(counts(plan)).toEqual({ unchanged: 100, new: 30 });
    const mended = fakeDataset(left);
    expect(await importBatches(plan, mended)).toEqual({ written: 30, total: 30, failure: null });
    expect(counts(await planOf(file, [...mended.documents.values()]))).toEqual({ unchanged: 130 });
    expect(mended.transactions()).toBe(1);
  });

  test('a projector published since the preview stops its batch and is named', async () => {
    const published = SEED.map((document): StoredProjector => ({ ...document, _rev: 'one' }));
    const [first, second] = published;
    if (!first || !second) throw new Error('The seed has projectors.');
    const named = (document: typeof first, summary: string) =>
      `${String(document['brand'])},${String(document['model'])},${summary}`;
    const file = ['brand,model,summary', named(first, 'Quiet.'), named(second, 'Loud.')].join('\n');
    const plan = await planOf(file, published);
    expect(counts(plan)).toEqual({ changed: 2 });

    const edited = fakeDataset(
      published.map((document) => ({ ...document, _rev: document === second ? 'two' : 'one' })),
    );
    const stopped = await importBatches(plan, edited);
    expect(stopped).toEqual({
      written: 0,
      total: 2,
      failure: expect.stringContaining(`${String(second['brand'])} ${String(second['model'])}.`),
    });
    expect(stopped.failure).not.toContain(String(first['model']));
    expect(edited.transactions()).toBe(0);

    const gone = fakeDataset(published.filter((document) => document !== second));
    expect((await importBatches(plan, gone)).written).toBe(0);
    expect(await importBatches(plan, fakeDataset(published))).toEqual({
      written: 2,
      total: 2,
      failure: null,
    });
  });

  test('appends new projectors in the order of the sheet', async () => {
    const plan = await planOf(sheet(row('One'), row('Two')), SEED);
    const ranks = plan.map((planned) =>
      'write' in planned && 'create' in planned.write ? String(planned.write.create['orderRank']) : '',
    );
    const all = [...SEED.map(({ orderRank }) => String(orderRank)), ...ranks];
    expect(all.toSorted().slice(-2)).toEqual(ranks);
    expect(new Set(ranks).size).toBe(2);
  });
});

function problemOf(...headings: string[]) {
  return mappingProblem(headings.map(guessColumn));
}

describe('columns', () => {
  test('reads pasted rows with tabs and files with semicolons alike', () => {
    const commas = sheetOf('brand,model\nA,"B, C"');
    expect(sheetOf('brand\tmodel\r\nA\tB, C\r\n')).toEqual(commas);
    expect(sheetOf('brand;model\nA;B, C')).toEqual(commas);
  });

  test('guesses headings and ignores unknown ones', () => {
    const guessed = ['Manufacturer', 'MODEL', 'Brightness', 'brightness 2: value', 'ASIN', 'Price'].map(
      (heading) => guessColumn(heading)?.heading ?? null,
    );
    expect(guessed).toEqual([
      'brand',
      'model',
      'brightness 1 value',
      'brightness 2 value',
      'marketplace id',
      null,
    ]);
  });

  test('refuses a duplicate column and a sheet without names', () => {
    expect(problemOf('brand', 'model', 'maker')).toContain('Two columns are "brand"');
    expect(problemOf('brand', 'kind')).toContain('brand and model');
    expect(problemOf('brand', 'model', 'Price')).toBeNull();
  });

  test('reuses a mapping only for the same headings', () => {
    const kept = new Map<string, string>();
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const headings = ['Hersteller', 'Modell'];
    expect(firstMapping(headings, store)).toEqual([null, null]);
    rememberMapping(headings, ['brand', 'model'].map(guessColumn), store);
    expect(firstMapping(headings, store).map((column) => column?.heading)).toEqual(['brand', 'model']);
    expect(firstMapping(['Marke', 'Typ'], store)).toEqual([null, null]);
  });
});
