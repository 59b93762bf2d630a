import { PATHS } from '@lumen-throw/domain/site-paths';
import { memo } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../../shared/design/theme.ts';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { groupedNumber } from '@lumen-throw/domain/english-numbers';
import { writeAddress } from '../address/address.ts';
import { ROOM_TEXTS } from '../room/room-texts.ts';
import { lightText } from '../state/format.ts';
import { lightOf } from '../state/settings.ts';
import type { Calculation } from '../state/calculation.ts';
import { boundsOf, shownValue, valueOf, type NumberField } from '../state/fields.ts';
import type { Preset } from '../state/presets.ts';
import { CALCULATOR_TEXTS } from '../texts.ts';

const Summary = styled.div`
  display: none;

  ${media.print} {
    display: block;
    padding-bottom: ${theme.space.s};
    font-size: ${theme.size.small};
  }

  dl {
    display: grid;
    grid-template-columns: repeat(3, auto);
    gap: 0.2rem ${theme.space.m};
  }

  dl > div {
    display: flex;
    gap: 0.5em;
  }

  dt {
    color: ${theme.color.inkSoft};
  }

  p {
    padding-top: 0.3rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
    overflow-wrap: anywhere;
  }
`;

const FIELDS = ['diagonal', 'distance', 'lumens', 'gain'] as const satisfies readonly NumberField[];

interface PrintSummaryProps {
  calculation: Calculation;
  preset: Preset | null;
}

/** On paper in place of the controls: what was set, and the address that has it. */
export const PrintSummary = memo(function PrintSummary({ calculation, preset }: PrintSummaryProps) {
  const { siteUrl } = useEnvironment();
  const { settings } = calculation;
  const ratio = preset ? preset.ratio : settings.custom;
  const fields: readonly NumberField[] = settings.rejected ? [...FIELDS, 'rejected'] : FIELDS;
  const numbers = fields.map((field) => {
    const unit = field === 'distance' ? settings.units : CALCULATOR_TEXTS.unitOf[field];
    const value = shownValue(valueOf(field, settings, preset), boundsOf(field, settings));
    return [CALCULATOR_TEXTS.fields[field], `${groupedNumber(Number(value))} ${unit}`] as const;
  });
  const rows = [
    [
      CALCULATOR_TEXTS.projector,
      [
        preset?.name ?? CALCULATOR_TEXTS.custom,
        ...(ratio ? [CALCULATOR_TEXTS.ratioOf(ratio.min, ratio.max)] : []),
      ].join(', '),
    ],
    [CALCULATOR_TEXTS.aspect, settings.aspect],
    [ROOM_TEXTS.light, lightText(lightOf(settings))],
    ...numbers,
  ] as const;
  return (
    <Summary data-print="settings">
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{new URL(`${PATHS.throwCalculator}${writeAddress(settings)}`, siteUrl).href}</p>
    </Summary>
  );
});
