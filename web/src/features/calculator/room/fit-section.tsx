import { memo } from 'react';
import styled from 'styled-components';
import { ShopNotices } from '../../../shared/shop/shop-notices.tsx';
import { EmptyState } from '../../../shared/design/empty-state.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { Heading, Lead } from '../../../shared/design/type.tsx';
import { compareFits, roomFit } from '@lumen-throw/throw/room-fit';
import { FORMULA_SOURCES } from '../sources-texts.ts';
import type { Calculation } from '../state/calculation.ts';
import type { CatalogueProjector } from '../state/catalogue.ts';
import { FitRow } from './fit-row.tsx';
import { lengthText } from '../../../shared/format/length-format.ts';
import { diagonalText, lightText } from '../state/format.ts';
import { lightOf, rejectedOf } from '../state/settings.ts';
import { askedPlace, isPlaceEntered } from '../state/results.ts';
import type { Preset } from '../state/presets.ts';
import { Sources } from '../instrument/sources.tsx';
import { ROOM_TEXTS } from './room-texts.ts';
import { FIT_TEXTS } from './fit-texts.ts';

const Head = styled.div`
  display: grid;
  gap: ${theme.space.s};
  max-width: 62ch;
  margin-bottom: ${theme.space.l};

  em {
    color: ${theme.color.accent};
  }
`;

const List = styled.ul`
  border-top: 1px solid ${theme.color.line};
  list-style: none;
`;

interface FitSectionProps {
  shown: Calculation;
  /** The preset of what is shown. */
  preset: Preset | null;
  catalogue: readonly CatalogueProjector[];
}

/** The projectors of the catalogue, held against the room: which fit, which do not, and why. */
export const FitSection = memo(function FitSection({ shown, preset, catalogue }: FitSectionProps) {
  const { settings } = shown;
  const { units, gain } = settings;
  const light = lightOf(settings);
  const room = { ...askedPlace(shown, preset), gain, rejected: rejectedOf(settings), light };
  const isKnown = isPlaceEntered(shown);
  const asked = (field: 'diagonal' | 'distance', figure: string) =>
    room.recommended === field ? FIT_TEXTS.recommended(figure) : figure;
  const fits = catalogue
    .map((projector) => ({ projector, fit: roomFit(projector, room) }))
    .toSorted((one, other) => compareFits(one.fit, other.fit));
  const fitting = fits.filter(({ fit }) => fit.level === 'fits' || fit.level === 'tight').length;
  const whole = Math.max(room.distance, ...fits.map(({ fit }) => fit.placement.distances?.max ?? 0)) * 1.05;
  return (
    <section id="fit" aria-labelledby="fit-title">
      <Head>
        <Heading as="h2" $size="h2" id="fit-title">
          {FIT_TEXTS.heading}{' '}
          {isKnown && fits.length > 0 ? <em>{FIT_TEXTS.count(fitting, fits.length)}</em> : null}
        </Heading>
        {isKnown ? (
          <Lead>
            {FIT_TEXTS.intro(
              asked('distance', lengthText(room.distance, units)),
              asked('diagonal', diagonalText(room.diagonal)),
              lightText(light),
              String(gain),
            )}
          </Lead>
        ) : null}
        <ShopNotices products={catalogue.map(({ product }) => product)} disclosed kindsNoted />
      </Head>
      {fits.length === 0 ? <EmptyState message={FIT_TEXTS.none} /> : null}
      {isKnown ? (
        <List role="list">
          {fits.map(({ projector, fit }) => (
            <FitRow
              key={projector.id}
              projector={projector}
              fit={fit}
              distance={room.distance}
              diagonal={room.diagonal}
              whole={whole}
              units={units}
            />
          ))}
        </List>
      ) : (
        <EmptyState message={ROOM_TEXTS.waiting} />
      )}
      <Sources about={FIT_TEXTS.heading} sources={FORMULA_SOURCES.fit} />
    </section>
  );
});
