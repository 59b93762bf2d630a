/** Line drawings of things for room and yard, as one path each on a 120 × 80 ground. */

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

function rect(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function repeat(places: readonly number[], draw: (place: number) => string): string {
  return places.map(draw).join('');
}

/** By the product's first tag. A tag without a drawing gets the string lights. */
export const AMBIANCE_DRAWINGS: Readonly<Record<string, string>> = {
  'anchor bag': 'M44 30h32l8 36h-48zM50 30a10 10 0 0 1 20 0M46 48h28',
  battery: `${rect(28, 24, 58, 34)}M86 34h6v14h-6M58 30l-8 12h8l-4 10 12-14h-8z`,
  blanket: `${repeat([28, 38, 48], (y) => rect(28, y, 64, 10))}M52 28v30M68 28v30`,
  blind: `${rect(30, 12, 60, 8)}M34 20v40h52v-40M60 60v6${circle(60, 68, 2)}`,
  'blind channel':
    'M38 10v60M46 10v60M38 10h8M38 70h8M74 10v60M82 10v60M74 10h8M74 70h8M46 20h28M46 34h28M46 48h28',
  box: `M26 32h68v34h-68zM26 32l8-12h52l8 12${repeat([44, 57, 70], (x) => `M${x} 44h6M${x} 53h6`)}`,
  button: `${rect(40, 12, 40, 56)}${repeat([30, 50], (y) => circle(52, y, 5) + circle(68, y, 5))}`,
  canopy: 'M24 66c2-30 20-48 36-52 16 4 34 22 36 52zM60 14v52M44 22c-6 12-8 28-8 44M76 22c6 12 8 28 8 44',
  'cord cover': `M18 58c6-16 14-20 42-20s36 4 42 20z${repeat([46, 60, 74], (x) => circle(x, 49, 4))}`,
  cover: 'M30 60c2-24 8-36 30-38 22 2 28 14 30 38M30 60c5 4 10-3 15 0s10 3 15 0 10-3 15 0 10 4 15 0M60 22v36',
  curtain:
    'M20 14h80M30 14c4 18 4 34-3 52h24c-5-18-5-34-1-52M70 14c4 18 4 34-1 52h24c-7-18-7-34-3-52M40 20v42M80 20v42',
  'curtain motor': `M14 26h92${rect(46, 18, 28, 16)}${repeat([28, 40, 80, 92], (x) => circle(x, 31, 4))}M28 36v30M40 36v30M80 36v30M92 36v30`,
  'curtain rod': `M20 40v-12h80v12M20 40h-4M100 40h4${repeat([38, 52, 68, 82], (x) => circle(x, 34, 5))}`,
  cushion: `M34 24c16 6 36 6 52 0 6 12 6 24 0 36-16-6-36-6-52 0-6-12-6-24 0-36z${circle(60, 42, 3)}`,
  dimmer: `${rect(40, 10, 40, 60)}${circle(60, 36, 11)}M60 36l7-8M50 60h20`,
  fan: `${circle(60, 34, 23)}${circle(60, 34, 4)}M60 30c-5-8 1-15 8-13M64 36c9-2 13 5 8 11M57 37c-4 9-13 6-13-2M60 57v9M44 70h32`,
  fence: `M18 30h84M18 54h84${repeat([26, 46, 66, 86], (x) => `M${x} 68v-48l5-7 5 7v48z`)}`,
  'floor lamp': 'M60 70v-40M44 70h32M50 10h20l8 20h-36z',
  foam: 'M24 66h72v-8l-6-16-6 16-6-16-6 16-6-16-6 16-6-16-6 16-6-16-6 16-6-16-6 16z',
  'light strip': `${circle(46, 40, 24)}${circle(46, 40, 9)}M46 64h52${repeat([58, 68, 78, 88], (x) => `M${x} 64v-5`)}`,
  'low chair': 'M34 14l12 38h36M46 52l-10 18M82 52l8 18M39 30h10M32 70h60',
  packet: 'M40 14h40v54h-40zM40 22h40M40 60h40M60 30c6 8 8 11 8 15a8 8 0 0 1-16 0c0-4 2-7 8-15z',
  'paint can':
    'M38 28a22 7 0 0 1 44 0a22 7 0 0 1-44 0v34a22 7 0 0 0 44 0v-34M38 28c2-24 42-24 44 0M38 42a22 7 0 0 0 44 0',
  'path light': `${repeat([30, 60, 90], (x) => `M${x} 66v-30M${x - 8} 36h16l-3-9h-10zM${x - 12} 46l-4 6M${x + 12} 46l4 6`)}M16 66h88`,
  plug: 'M42 32h36v12a18 18 0 0 1-36 0zM52 32v-16M68 32v-16M60 62v10',
  pole: `M44 72v-56a8 8 0 0 1 16 0M30 72h28M60 16c6 12 24 16 42 12M78 26v5M94 28v5${circle(78, 36, 5)}${circle(94, 38, 5)}`,
  'popcorn machine':
    'M34 20h52v50h-52zM30 20h60l-8-10h-44zM42 28h36v28h-36zM42 48c6-6 12 2 18-2s12 2 18-2M60 28v8M54 36h12',
  popper: `M40 36h36v28h-36zM40 36c0-14 8-20 18-20 8 0 13 4 17 9l17-5v11l-15 5M46 64v6M70 64v6${circle(98, 42, 3)}${circle(102, 52, 3)}`,
  'power strip': `${rect(14, 32, 84, 18)}${repeat([28, 46, 64], (x) => circle(x, 41, 6))}M84 38v6M98 41h8v18`,
  rack: `${rect(36, 8, 48, 58)}M36 22h48M36 36h48M36 50h48M42 15h16M42 29h16M42 43h16M44 66v6M76 66v6`,
  roller: 'M30 14h50v16h-50zM80 22h12v18h-32v10M56 50h8v20h-8z',
  rug: `${rect(28, 18, 64, 44)}${rect(38, 27, 44, 26)}${repeat([22, 31, 40, 49, 58], (y) => `M28 ${y}h-6M92 ${y}h6`)}`,
  shelf: `${rect(22, 50, 76, 6)}M34 56v10M86 56v10${rect(42, 32, 36, 18)}${circle(52, 41, 5)}`,
  'side table': 'M28 16h58v4h-58zM34 20v46h48M34 66h-6M82 66v4M28 66v4',
  sign: 'M24 16h72v44h-72zM24 30.5h72M24 45h72M34 23h14M56 23h24M34 38h26M68 38h14M34 52h18M60 52h20',
  slats: `${rect(26, 10, 68, 60)}${repeat([34, 42, 50, 58, 66, 74, 82], (x) => `M${x} 10v60`)}`,
  sofa: 'M32 50v-18a6 6 0 0 1 6-6h44a6 6 0 0 1 6 6v18M32 50a5 5 0 0 0-10 0v14h76v-14a5 5 0 0 0-10 0h-56zM60 26v24M30 64v6M90 64v6',
  'solar panel': 'M32 16h56l12 40h-80zM60 16v40M26 36h68M46 16l-6 40M74 16l6 40M60 56v14M46 70h28',
  'step light': 'M16 68h22v-16h22v-16h22v-16h22M27 60v4M49 44v4M71 28v4M22 60h10M44 44h10M66 28h10',
  thermos: 'M46 24h28v46h-28zM50 24v-8h20v8M56 16v-6h8v6M74 30h9v14M46 34h28',
  turnbuckle: `M14 40h20M86 40h20${rect(34, 33, 52, 14)}M44 33v14M76 33v14${circle(9, 40, 5)}${circle(111, 40, 5)}`,
};
