import { boundsOf, lumensOf, shownValue, valueOf, type NumberField } from '../state/fields.ts';
import { lumensText } from '../../../shared/format/light-format.ts';
import { findPreset, type Preset } from '../state/presets.ts';
import type { Settings } from '../state/settings.ts';
import { ROOM_TEXTS } from '../room/room-texts.ts';
import { CALCULATOR_TEXTS } from '../texts.ts';
import { PLAIN_NUMBER, type AddressName, type ReplacedValue } from './address.ts';
import { ADDRESS_TEXTS } from './texts.ts';

/** Characters of an address that a sentence quotes. */
const LONGEST_QUOTE = 32;

/** A text of somebody else's, fit to stand in a sentence: no controls, no turned directions, not too long. */
function quotable(text: string): string {
  const plain = text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
  if (plain.length <= LONGEST_QUOTE) return plain;
  // Not through the middle of a character of two units.
  return `${plain.slice(0, LONGEST_QUOTE).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function numberText(field: NumberField, text: string, { units }: Settings): string {
  const unit = field === 'distance' ? units : CALCULATOR_TEXTS.unitOf[field];
  return unit ? `${text} ${unit}` : text;
}

const FIELDS: Readonly<Partial<Record<AddressName, NumberField>>> = {
  diagonal: 'diagonal',
  distance: 'distance',
  ratioMin: 'ratioMin',
  ratioMax: 'ratioMax',
  lumens: 'lumens',
  gain: 'gain',
  lux: 'lux',
  bottom: 'bottom',
  side: 'side',
  rows: 'rows',
};

function askedText({ name, asked }: ReplacedValue, settings: Settings): string {
  const field = FIELDS[name];
  const text =
    field && PLAIN_NUMBER.test(asked)
      ? numberText(field, asked, settings)
      : ADDRESS_TEXTS.quoted(quotable(asked));
  return ADDRESS_TEXTS.asked[name](text);
}

/** The value that is shown instead. */
function shownText(name: AddressName, settings: Settings, presets: readonly Preset[]): string {
  const preset = findPreset(presets, settings.preset);
  switch (name) {
    case 'mode':
      return CALCULATOR_TEXTS.modes[settings.mode];
    case 'units':
      return CALCULATOR_TEXTS.unitNames[settings.units];
    case 'aspect':
      return settings.aspect;
    case 'preset': {
      const { min, max } = settings.custom;
      return ADDRESS_TEXTS.customProjector(CALCULATOR_TEXTS.ratioOf(min, max));
    }
    case 'light':
      return ROOM_TEXTS.lights[settings.light];
    case 'mounting':
      return ROOM_TEXTS.mountings[settings.mounting ?? 'table'];
    case 'others': {
      const names = settings.others.map((id) => findPreset(presets, id)?.name ?? id);
      return names.join(', ') || ADDRESS_TEXTS.noOthers;
    }
    case 'lumens':
      return lumensText(lumensOf(settings, preset));
    case 'ratioMin':
      return String(settings.custom.min);
    case 'ratioMax':
      return String(settings.custom.max);
    default:
      return numberText(
        name,
        shownValue(valueOf(name, settings, preset), boundsOf(name, settings)),
        settings,
      );
  }
}

/**
 * The sentence about values that a link asked for and that are not shown, or null where there are none.
 * @param settings as they were read from the link
 */
export function linkNotice(
  replaced: readonly ReplacedValue[],
  settings: Settings,
  presets: readonly Preset[],
): string | null {
  const values = replaced.map(
    (value) => [askedText(value, settings), shownText(value.name, settings, presets)] as const,
  );
  const [only, ...more] = values;
  if (!only) return null;
  if (more.length === 0) return ADDRESS_TEXTS.one(...only);
  return ADDRESS_TEXTS.many(values.map((value) => ADDRESS_TEXTS.several(...value)).join(', '));
}
