// Made by `npm run generate` from the table of figures. Don't edit it.

/** Every figure with all of its evidence, for the model's page. */
export const pageFigureFields = /* groq */ `
  brightness[]{_key, value, mode, condition, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  nativeContrast[]{_key, value, condition, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  ansiContrast[]{_key, value, condition, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  ratedContrast[]{_key, value, condition, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  distance[]{_key, aspect, measuredFrom, wide{a, b, smallest, largest}, tele{a, b, smallest, largest}, farEnd, "rows": count(rows), rise{a, b}, unit, step, "printed": rows[]{diagonal, wide, tele}, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  throwRatio[]{_key, min, max, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  pictureSizes[]{_key, min, max, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  zoom[]{_key, value, condition, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  offset[]{_key, percent, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  shift[]{_key, up, down, sideways, percentOf, together[]{sideways, vertical}, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  resolution[]{_key, width, height, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  pixelShift[]{_key, shows, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  lightSource[]{_key, source, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  lightHours[]{_key, value, condition, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  noise[]{_key, value, condition, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  inputLag[]{_key, value, condition, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  weight[]{_key, value, condition, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  depth[]{_key, value, condition, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  cabinet[]{_key, width, height, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  hdmi[]{_key, count, version, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  system[]{_key, name, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  netflix[]{_key, runs, condition, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  speakers[]{_key, value, condition, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  battery[]{_key, value, condition, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  power[]{_key, value, condition, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  year[]{_key, value, condition, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  status[]{_key, status, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  priceClass[]{_key, priceClass, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}},
  warranty[]{_key, value, condition, evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}}
`;

/** The figures of lists, comparisons and calculations. */
export const summaryFigureFields = /* groq */ `
  brightness[]{value, mode, condition, evidence{kind, relayed, doubted}},
  nativeContrast[]{value, condition, evidence{kind, relayed, doubted}},
  distance[]{aspect, measuredFrom, wide{a, b, smallest, largest}, tele{a, b, smallest, largest}, farEnd, "rows": count(rows), evidence{kind, relayed, doubted}},
  throwRatio[]{min, max, evidence{kind, relayed, doubted}},
  pictureSizes[]{min, max, evidence{kind, relayed, doubted}},
  resolution[]{width, height, evidence{kind, relayed, doubted}},
  pixelShift[]{shows, evidence{kind, relayed, doubted}},
  lightSource[]{source, evidence{kind, relayed, doubted}},
  noise[]{value, condition, evidence{kind, relayed, doubted}},
  inputLag[]{value, condition, evidence{kind, relayed, doubted}},
  weight[]{value, condition, evidence{kind, relayed, doubted}},
  depth[]{value, condition, evidence{kind, relayed, doubted}},
  cabinet[]{width, height, evidence{kind, relayed, doubted}},
  hdmi[]{count, version, evidence{kind, relayed, doubted}},
  system[]{name, evidence{kind, relayed, doubted}},
  netflix[]{runs, condition, evidence{kind, relayed, doubted}},
  speakers[]{value, condition, evidence{kind, relayed, doubted}},
  battery[]{value, condition, evidence{kind, relayed, doubted}},
  year[]{value, condition, evidence{kind, relayed, doubted}},
  status[]{status, evidence{kind, relayed, doubted}},
  priceClass[]{priceClass, evidence{kind, relayed, doubted}},
  warranty[]{value, condition, evidence{kind, relayed, doubted}}
`;

/** The figures that a comparison shows besides those. */
export const comparisonOnlyFigureFields = /* groq */ `
  ansiContrast[]{value, condition, evidence{kind, relayed, doubted}},
  ratedContrast[]{value, condition, evidence{kind, relayed, doubted}},
  zoom[]{value, condition, evidence{kind, relayed, doubted}},
  offset[]{percent, evidence{kind, relayed, doubted}},
  shift[]{up, down, sideways, percentOf, together[]{sideways, vertical}, evidence{kind, relayed, doubted}},
  lightHours[]{value, condition, evidence{kind, relayed, doubted}},
  power[]{value, condition, evidence{kind, relayed, doubted}}
`;

/** The figures that the finder decides with. */
export const finderFigureFields = /* groq */ `
  brightness[]{value, mode, evidence{kind, relayed, doubted, address}},
  nativeContrast[]{value, evidence{kind, relayed, doubted}},
  distance[]{aspect, measuredFrom, wide{a, b, smallest, largest}, tele{a, b, smallest, largest}, farEnd, "rows": count(rows), evidence{kind, relayed, doubted, address}},
  throwRatio[]{min, max, evidence{kind, relayed, doubted, address}},
  pictureSizes[]{min, max, evidence{kind, relayed, doubted}},
  resolution[]{width, height, evidence{kind, relayed, doubted}},
  pixelShift[]{shows, evidence{kind, relayed, doubted}},
  inputLag[]{value, evidence{kind, relayed, doubted}},
  weight[]{value, evidence{kind, relayed, doubted}},
  depth[]{value, evidence{kind, relayed, doubted}},
  year[]{value, evidence{kind, relayed, doubted}},
  status[]{status, evidence{kind, relayed, doubted}},
  priceClass[]{priceClass, evidence{kind, relayed, doubted}}
`;

/** The figures that the calculator works with. */
export const calculatorFigureFields = /* groq */ `
  brightness[]{value, mode, condition, evidence{kind, relayed, doubted}},
  nativeContrast[]{value, condition, evidence{kind, relayed, doubted}},
  distance[]{aspect, measuredFrom, wide{a, b, smallest, largest}, tele{a, b, smallest, largest}, farEnd, "rows": count(rows), evidence{kind, relayed, doubted}},
  throwRatio[]{min, max, evidence{kind, relayed, doubted}},
  pictureSizes[]{min, max, evidence{kind, relayed, doubted}},
  offset[]{percent, evidence{kind, relayed, doubted}},
  shift[]{up, down, sideways, percentOf, together[]{sideways, vertical}, evidence{kind, relayed, doubted}},
  resolution[]{width, height, evidence{kind, relayed, doubted}}
`;

/** The figures that a sentence can quote. */
export const quotedFigureFields = /* groq */ `
  brightness[]{value, mode, evidence{kind, relayed, doubted}},
  nativeContrast[]{value, evidence{kind, relayed, doubted}},
  ansiContrast[]{value, evidence{kind, relayed, doubted}},
  ratedContrast[]{value, evidence{kind, relayed, doubted}},
  distance[]{aspect, measuredFrom, wide{a, b, smallest, largest}, tele{a, b, smallest, largest}, farEnd, "rows": count(rows), evidence{kind, relayed, doubted}},
  throwRatio[]{min, max, evidence{kind, relayed, doubted}},
  pictureSizes[]{min, max, evidence{kind, relayed, doubted}},
  zoom[]{value, evidence{kind, relayed, doubted}},
  resolution[]{width, height, evidence{kind, relayed, doubted}},
  lightHours[]{value, evidence{kind, relayed, doubted}},
  noise[]{value, evidence{kind, relayed, doubted}},
  inputLag[]{value, evidence{kind, relayed, doubted}},
  weight[]{value, evidence{kind, relayed, doubted}},
  depth[]{value, evidence{kind, relayed, doubted}},
  speakers[]{value, evidence{kind, relayed, doubted}},
  battery[]{value, evidence{kind, relayed, doubted}},
  power[]{value, evidence{kind, relayed, doubted}},
  year[]{value, evidence{kind, relayed, doubted}},
  warranty[]{value, evidence{kind, relayed, doubted}}
`;

/** Whether enough is known of a projector for lists and the finder; others stand in the archive. */
export const hasFiguresEnough = /* groq */ `
  count([
    brightness[0].evidence.kind,
    nativeContrast[0].evidence.kind,
    ansiContrast[0].evidence.kind,
    ratedContrast[0].evidence.kind,
    distance[0].evidence.kind,
    throwRatio[0].evidence.kind,
    pictureSizes[0].evidence.kind,
    zoom[0].evidence.kind,
    offset[0].evidence.kind,
    shift[0].evidence.kind,
    resolution[0].evidence.kind,
    pixelShift[0].evidence.kind,
    lightSource[0].evidence.kind,
    lightHours[0].evidence.kind,
    noise[0].evidence.kind,
    inputLag[0].evidence.kind,
    weight[0].evidence.kind,
    depth[0].evidence.kind,
    cabinet[0].evidence.kind,
    hdmi[0].evidence.kind,
    system[0].evidence.kind,
    netflix[0].evidence.kind,
    speakers[0].evidence.kind,
    battery[0].evidence.kind,
    power[0].evidence.kind,
    year[0].evidence.kind,
    status[0].evidence.kind,
    priceClass[0].evidence.kind,
    warranty[0].evidence.kind
  ][defined(@)]) >= 4
`;
