import { readProjectorRooms } from '@lumen-throw/community/projector-rooms';
import { NO_ROOMS, type GalleryCard, type ProjectorRooms } from '@lumen-throw/domain/gallery-card';
import { IN_REAL_ROOMS_ID } from '@lumen-throw/domain/community-paths';
import { setupHref } from '@lumen-throw/domain/site-paths';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PageWidth } from '../../../shared/design/page-width.tsx';
import { SectionHead } from '../../../shared/design/section.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { Heading, Muted, Small } from '../../../shared/design/type.tsx';
import { brightnessWords, distanceText, type CheckedProjector } from '../../../shared/kit/check-words.ts';
import type { ScreenSurface } from '../../../shared/kit/screen-surface.ts';
import { KIT_TEXTS } from '../../../shared/kit/texts.ts';
import { projectorCardsHref } from '../../../shared/setup/grid-address.ts';
import { CardPicture } from '../../../shared/setup/card-picture.tsx';
import { lightName } from '../../../shared/room-light/light-name.ts';
import { MODEL_TEXTS } from './texts.ts';

const Band = styled(PageWidth)`
  padding-bottom: ${theme.space.section};
`;

const Rooms = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${theme.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Room = styled.li`
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  align-content: start;
  padding: ${theme.space.m};
  overflow-wrap: anywhere;
`;

/** Holds the place of one row: what stands below does not move when the rooms come. */
const Place = styled.div`
  min-height: 6rem;
`;

/** True size, distance, light and what the screen gets of it. */
function factsOf(room: GalleryCard, projector: CheckedProjector, surface: ScreenSurface | null): string[] {
  const { diagonal_inches: diagonal, distance, units, light, aspect } = room;
  const size = diagonal === null ? null : KIT_TEXTS.inches(diagonal);
  const from = distance === null ? null : distanceText(distance, units);
  const bright =
    diagonal === null
      ? null
      : brightnessWords(projector, { diagonal, aspect, distance, units, light, surface });
  return [
    [size, from].filter(Boolean).join(' from '),
    light === '' ? '' : lightName(light),
    bright ?? '',
  ].filter(Boolean);
}

/** How far below the screen an element counts as near it. */
const NEAR = '50%';

/** Whether an element has come near the screen. */
function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${NEAR} 0%` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

interface RealRoomsProps {
  /** Of the projector's content document. */
  id: string;
  name: string;
  projector: CheckedProjector;
  /** What listed screens make of light, by their id. */
  surfaces: ReadonlyMap<string, ScreenSurface>;
}

/** Setups of members with this projector; asked for when the section comes near, in one plain request. */
export function RealRooms({ id, name, projector, surfaces }: RealRoomsProps) {
  const [answer, setAnswer] = useState<ProjectorRooms | null>(null);
  const [asking, setAsking] = useState(true);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  useEffect(() => {
    if (!isNear) return undefined;
    let current = true;
    void readProjectorRooms(id).then((read) => {
      if (!current) return;
      setAnswer(read);
      setAsking(false);
    });
    return () => {
      current = false;
    };
  }, [id, isNear]);
  const { rooms, counted, owners } = answer ?? NO_ROOMS;
  return (
    <Band as="section" aria-labelledby={IN_REAL_ROOMS_ID}>
      <SectionHead id={IN_REAL_ROOMS_ID} heading={MODEL_TEXTS.rooms} intro={MODEL_TEXTS.roomsIntro(name)} />
      <Place ref={place} aria-busy={asking}>
        {rooms.length > 0 ? (
          <Rooms>
            {rooms.map((room) => (
              <Room key={room.id}>
                <CardPicture card={room} />
                <Words>
                  <Heading as="h3" $size="h4" dir="auto">
                    <Link to={setupHref(room.id)}>{room.title}</Link>
                  </Heading>
                  {factsOf(room, projector, surfaces.get(room.screen) ?? null).map((fact) => (
                    <Small key={fact}>{fact}</Small>
                  ))}
                </Words>
              </Room>
            ))}
          </Rooms>
        ) : null}
        {!asking && rooms.length === 0 ? (
          <Muted>{answer ? MODEL_TEXTS.noRooms : MODEL_TEXTS.roomsUnavailable}</Muted>
        ) : null}
      </Place>
      <p>
        {owners > 0 ? `${MODEL_TEXTS.owners(owners)} ` : null}
        <Link to={projectorCardsHref(id)}>
          {counted > rooms.length ? MODEL_TEXTS.allRooms(counted) : MODEL_TEXTS.gallery}
        </Link>
      </p>
    </Band>
  );
}
