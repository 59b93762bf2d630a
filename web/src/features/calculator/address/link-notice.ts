import { boundsOf, lumensOf, shownValue, valueOf, type NumberField } from '../state/fields.ts';
import { lumensText } from '@lumen-throw/domain/english-numbers';
import { findPreset, type Preset } from '../state/presets.ts';
import type { Settings } from '../state/settings.ts';
import { noticeOf, quotedFromLink } from '../../../shared/address-state/link-notice.ts';
import { lightName } from '../../../shared/room-light/light-name.ts';
import { ROOM_TEXTS } from '../room/room-texts.ts';
import { CALCULATOR_TEXTS } from '../texts.ts';
import { PLAIN_NUMBER, type AddressName, type ReplacedValue } from './address.ts';
import { ADDRESS_TEXTS } from './texts.ts';

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
  rejected: 'rejected',
  offset: 'offset',
  shift: 'shift',
  sideShift: 'sideShift',
  rows: 'rows',
};

function askedText({ name, asked }: ReplacedValue, settings: Settings): string {
  const field = FIELDS[name];
  const text = field && PLAIN_NUMBER.test(asked) ? numberText(field, asked, settings) : quotedFromLink(asked);
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
      return lightName(settings.light);
    case 'mounting':
      return ROOM_TEXTS.mountings[settings.mounting ?? 'table'];
    case 'offsetOf':
      return ROOM_TEXTS.offsetCounts[settings.offsetOf ?? 'far'];
    case 'shiftOf':
      return ROOM_TEXTS.shiftCounts[settings.shiftOf ?? 'whole'];
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
  return noticeOf(
    replaced.map((value) => [askedText(value, settings), shownText(value.name, settings, presets)]),
  );
}
