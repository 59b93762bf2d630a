import { page } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const brand = 'JVC';

// The words are those of a table of figures that names these pages.
const specifications500 = page('https://www.jvc.com/usa/projectors/dla-nz500/#specifications', '2026-11-27');
const specifications700 = page('https://www.jvc.com/usa/projectors/dla-nz700/#specifications', '2026-11-27');

/** One cabinet for both. */
const dimensions = "'w': 17.72, 'h': 7.16, 'd': 18.87 … unit='in'";

export const jvc: ProjectorSource[] = [
  {
    brand,
    model: 'DLA-NZ500',
    kind: 'homeTheater',
    otherNames: ['NZ500', 'DLA-RS1200', 'DLA-N700', 'DLA-N788', 'DLA-N799', 'DLA-Z5'],
    resolution: [
      {
        width: 4096,
        height: 2160,
        evidence: specifications500.relayed("'width': 4096, 'height': 2160"),
      },
    ],
    pixelShift: [
      {
        shows: 'none',
        evidence: specifications500.relayed("'width': 4096, 'height': 2160"),
      },
    ],
    throwRatio: [
      {
        min: 1.34,
        max: 2.14,
        evidence: specifications500.relayed("'throw_ratio_min', 1.34 … 'throw_ratio_max', 2.14"),
      },
    ],
    pictureSizes: [
      {
        min: 60,
        max: 200,
        evidence: specifications500.relayed("'image_size_min_inches', 60 … 'image_size_max_inches', 200"),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: specifications500.relayed('BLU-Escent laser diode'),
      },
    ],
    cabinet: [
      {
        width: 45,
        height: 18.2,
        evidence: specifications500.relayed(dimensions),
      },
    ],
    hdmi: [{ count: 2, evidence: specifications500.relayed("'hdmi_input_count', 2") }],
    numbers: {
      brightness: [
        {
          value: 2000,
          evidence: specifications500.relayed('lumens=2000'),
        },
      ],
      nativeContrast: [
        {
          value: 40_000,
          condition: 'as rated',
          evidence: specifications500.relayed('native_contrast=40000'),
        },
      ],
      zoom: [{ value: 1.6, evidence: specifications500.relayed("'optical_zoom_ratio', 1.6") }],
      lightHours: [
        { value: 20_000, evidence: specifications500.relayed("'rated_light_source_life_hours', 20000") },
      ],
      weight: [{ value: 14.61, evidence: specifications500.relayed("32.2, unit='lb'") }],
      depth: [
        {
          value: 47.9,
          evidence: specifications500.relayed(dimensions),
        },
      ],
    },
  },
  {
    brand,
    model: 'DLA-NZ700',
    kind: 'homeTheater',
    otherNames: ['NZ700', 'DLA-RS2200', 'DLA-N800', 'DLA-N888', 'DLA-N899', 'DLA-Z7'],
    resolution: [
      {
        width: 4096,
        height: 2160,
        evidence: specifications700.relayed("'width': 4096, 'height': 2160"),
      },
    ],
    pixelShift: [
      {
        shows: 'none',
        evidence: specifications700.relayed("'width': 4096, 'height': 2160"),
      },
    ],
    throwRatio: [
      {
        min: 1.34,
        max: 2.14,
        evidence: specifications700.relayed("'throw_ratio_min', 1.34 … 'throw_ratio_max', 2.14"),
      },
    ],
    pictureSizes: [
      {
        min: 60,
        max: 200,
        evidence: specifications700.relayed("'image_size_min_inches', 60 … 'image_size_max_inches', 200"),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: specifications700.relayed('BLU-Escent laser diode'),
      },
    ],
    cabinet: [
      {
        width: 45,
        height: 18.2,
        evidence: specifications700.relayed(dimensions),
      },
    ],
    hdmi: [{ count: 2, evidence: specifications700.relayed("'hdmi_input_count', 2") }],
    numbers: {
      brightness: [
        {
          value: 2300,
          evidence: specifications700.relayed('lumens=2300'),
        },
      ],
      nativeContrast: [
        {
          value: 80_000,
          condition: 'as rated',
          evidence: specifications700.relayed('native_contrast=80000'),
        },
      ],
      zoom: [{ value: 1.6, evidence: specifications700.relayed("'optical_zoom_ratio', 1.6") }],
      lightHours: [
        { value: 20_000, evidence: specifications700.relayed("'rated_light_source_life_hours', 20000") },
      ],
      weight: [{ value: 14.61, evidence: specifications700.relayed("32.2, unit='lb'") }],
      depth: [
        {
          value: 47.9,
          evidence: specifications700.relayed(dimensions),
        },
      ],
    },
  },
];
