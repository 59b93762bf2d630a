import { memo, useMemo, type Dispatch } from 'react';
import styled from 'styled-components';
import { BELOW_FIRST_SCREEN } from '../../../startup/below-first-screen.ts';
import { SectionHead } from '../../../shared/design/section.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { useKeptRoom } from '../../../shared/room/kept-room.ts';
import { OwnRoom } from '../../../shared/room/own-room.tsx';
import { BrightnessCard } from '../instrument/brightness-card.tsx';
import type { Calculation, CalculationAction } from '../state/calculation.ts';
import { lumensOf, valueOf } from '../state/fields.ts';
import { lensOf, shiftOf } from '../state/lens.ts';
import { PlacementCard } from '../instrument/placement-card.tsx';
import type { Preset } from '../state/presets.ts';
import { calculatedRoom } from './calculated-room.ts';
import { askedPlace, isPlaceKnown } from '../state/results.ts';
import { RoomCards } from './room-cards.tsx';
import { RoomControls } from './room-controls.tsx';
import { RoomDetails } from './room-details.tsx';
import { SeatsCard } from '../instrument/seats-card.tsx';
import { isHeightAsked } from '../state/settings.ts';
import { ROOM_TEXTS } from './room-texts.ts';

const Panel = styled.div.attrs({ className: BELOW_FIRST_SCREEN })`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  overflow: hidden;
`;

const Kept = styled.div`
  margin-top: ${theme.space.m};
`;

const Waiting = styled.p`
  padding: ${theme.space.l};
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.inkSoft};
`;

/** Changes with nothing, so that a change of a field does not draw it again. */
const Head = memo(function Head() {
  return <SectionHead heading={ROOM_TEXTS.heading} intro={ROOM_TEXTS.intro} id="room-title" />;
});

interface RoomSectionProps {
  /** As it is, for the controls. */
  calculation: Calculation;
  /** The same, perhaps a moment behind, for everything that follows from it. */
  shown: Calculation;
  preset: Preset | null;
  /** The preset of what is shown. */
  shownPreset: Preset | null;
  dispatch: Dispatch<CalculationAction>;
}

const Cards = memo(function Cards({ shown, preset }: { shown: Calculation; preset: Preset | null }) {
  const { settings } = shown;
  if (!isPlaceKnown(shown, preset)) return <Waiting>{ROOM_TEXTS.waiting}</Waiting>;
  const place = askedPlace(shown, preset);
  const lens = lensOf(settings, preset);
  return (
    <RoomCards>
      <PlacementCard
        place={place}
        lens={lens}
        brand={preset?.brand ?? ''}
        units={settings.units}
        shift={shiftOf(settings, preset)}
        asksForHeight={isHeightAsked(settings)}
        mounting={settings.mounting ?? 'table'}
        bottom={valueOf('bottom', settings, preset)}
        side={valueOf('side', settings, preset)}
      />
      <BrightnessCard
        settings={settings}
        place={place}
        projector={{ lumens: lumensOf(settings, preset), native: preset?.native ?? null }}
        chip={lens.chip}
      />
      <SeatsCard place={place} units={settings.units} rows={valueOf('rows', settings, preset)} />
    </RoomCards>
  );
});

/** The room: zoom position, brightness and seats for a distance, a size and a light. */
export function RoomSection({ calculation, shown, preset, shownPreset, dispatch }: RoomSectionProps) {
  const kept = useKeptRoom();
  const wishes = useMemo(() => calculatedRoom(shown, kept), [shown, kept]);
  return (
    <section aria-labelledby="room-title">
      <Head />
      <Panel>
        <RoomControls calculation={calculation} preset={preset} dispatch={dispatch} />
        <RoomDetails calculation={calculation} preset={preset} dispatch={dispatch} />
        <Cards shown={shown} preset={shownPreset} />
      </Panel>
      <Kept>
        <OwnRoom wishes={wishes} isAnswered={shown.isChanged} />
      </Kept>
    </section>
  );
}
